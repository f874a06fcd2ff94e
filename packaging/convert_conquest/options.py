"""The switches of the game: labels, choices and the clause or ruling each belongs to."""

from __future__ import annotations

Label = dict[str, str]


def _yes(en: str, fr: str, clause: str, ruling: str | None = None) -> dict[str, object]:
    return {"type": "bool", "label": {"en": en, "fr": fr}, "clause": clause, "ruling": ruling, "choices": []}


def _choice(
    en: str, fr: str, clause: str, ruling: str, **choices: tuple[object, str, str]
) -> dict[str, object]:
    rows = [{"value": value, "label": {"en": e, "fr": f}} for value, e, f in choices.values()]
    return {
        "type": "choice",
        "label": {"en": en, "fr": fr},
        "clause": clause,
        "ruling": ruling,
        "choices": rows,
    }


OPTIONS: dict[str, dict[str, object]] = {
    "opt_reinforcement_turn_die": _yes(
        "A die decides the turn on which the Spanish reinforcements arrive",
        "Un dé fixe le tour d’arrivée des renforts espagnols",
        "7.1-b",
    ),
    "opt_spanish_sp_any_combination": _yes(
        "Spanish replacements in any mixture, also at full strength",
        "Remplacements espagnols en toute combinaison, même à pleine force",
        "7.2-l",
    ),
    "opt_random_markers": _yes(
        "Tactical markers are drawn at random",
        "Les marqueurs tactiques sont tirés au hasard",
        "10.3.3-a",
    ),
    "crt_top_row": _choice(
        "Last row of the combat tables",
        "Dernière ligne des tables de combat",
        "10.3.4-k",
        "R-07",
        seven=("7+", "7 and more", "7 et plus"),
        six=(
            "6+",
            "6 and more (a higher roll reads row 6)",
            "6 et plus (au-delà, on lit la ligne 6)",
        ),
    ),
    "flower_ratio": _choice(
        "How a ratio is rounded in the flower war",
        "Arrondi du rapport en guerre fleurie",
        "10.3.4-j",
        "R-09",
        floor=("floor", "down to a whole multiple", "au multiple entier inférieur"),
        nearest=("nearest", "to the nearest column", "à la colonne la plus proche"),
        capped=("capped", "the five fractions of 10.3.4.3 first", "d’abord les cinq fractions de 10.3.4.3"),
    ),
    "war_ratio_tie": _choice(
        "A ratio just between two columns in the war to the death",
        "Rapport à mi-chemin de deux colonnes en guerre à mort",
        "10.3.4-j",
        "R-09",
        lower=("lower", "lower column", "colonne inférieure"),
        higher=("higher", "higher column", "colonne supérieure"),
    ),
    "other_peoples_steps": _choice(
        "Steps of the units of the Other Peoples",
        "Points de force des unités des Autres peuples",
        "3.1-a",
        "R-17",
        one=(1, "one", "un"),
        two=(2, "two", "deux"),
    ),
    "accelerated_rounds": _choice(
        "An accelerated battle without decision",
        "Bataille accélérée sans décision",
        "10.2-c",
        "R-24",
        attacker=(
            "attacker_choice",
            "the attacker rolls again or withdraws",
            "l’attaquant relance ou se retire",
        ),
        single=("single", "one roll, then the attacker withdraws", "un seul jet, puis l’attaquant se retire"),
    ),
    "harvest_mode": _choice(
        "How the harvest halves the replacement points",
        "Réduction des remplacements lors des récoltes",
        "7.2-c",
        "R-19",
        nation=("per_nation", "nation by nation", "nation par nation"),
        pooled=("pooled", "half of the camp’s sum", "la moitié de la somme du camp"),
    ),
    "harvest_then_smallpox": _yes(
        "On turn 9 the harvest comes before the smallpox",
        "Au tour 9, les récoltes précèdent la variole",
        "7.2-d",
        "R-19",
    ),
    "siege_rounds_commanders": _choice(
        "Whose historical commanders lengthen a siege",
        "Commandants historiques qui allongent un siège",
        "10.4-a",
        "R-41",
        besieger=("besieger", "the besieger’s", "ceux de l’assiégeant"),
        both=("both", "those of both sides", "ceux des deux camps"),
    ),
    "war_dogs_chooser": _choice(
        "Who picks the units driven back by the war dogs",
        "Qui désigne les unités chassées par les chiens de guerre",
        "T3-a",
        "R-29",
        spain=("spain", "the Spanish player", "le joueur espagnol"),
        owner=("owner", "their owner", "leur propriétaire"),
    ),
    "commander_sacrifice_factor": _choice(
        "Victory points for a Spanish commander sacrificed",
        "Points de victoire pour un commandant espagnol sacrifié",
        "12-f",
        "R-26",
        twice=(2, "twice his tactical capacity", "deux fois sa capacité tactique"),
        once=(1, "his tactical capacity", "sa capacité tactique"),
    ),
    "tlaxcala_may_cross_by_cursor": _yes(
        "Tlaxcala’s cursor may reach the Spanish half by ordinary shifts",
        "Le curseur de Tlaxcala peut passer côté espagnol par décalages ordinaires",
        "11-e",
        "R-46",
    ),
    "tlaxcala_right_only": _yes(
        "Once Spanish, Tlaxcala’s cursor never moves back",
        "Une fois espagnol, le curseur de Tlaxcala ne recule jamais",
        "11-f",
        "R-46",
    ),
    "switched_objective_flips_marker": _yes(
        "A nation that changes camp hands over its unoccupied objectives",
        "Une nation qui change de camp livre ses objectifs inoccupés",
        "11-h",
        "R-48",
    ),
    "edge_cost_overrides": {
        "type": "edge_costs",
        "label": {"en": "Entry costs that differ by border", "fr": "Coûts d’entrée propres à une frontière"},
        "clause": "5-b",
        "ruling": "R-10",
        "choices": [],
    },
}
