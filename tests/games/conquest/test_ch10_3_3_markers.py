"""Chapter 10.3.3: tactical markers, chosen, committed, revealed, lost; succession in command."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from anahuac.engine.chance import Chance
from anahuac.engine.decision import Action, Chosen, Some
from anahuac.engine.game import Tx
from anahuac.games.conquest.actions.battle import FallBack, FightOn, NameGeneral
from anahuac.games.conquest.events.battle import (
    GeneralNamed,
    MarkersChosen,
    MarkersCommitted,
    MarkersDiscarded,
    MarkersReadied,
    MarkersRevealed,
)
from anahuac.games.conquest.events.core import CommanderEliminated
from anahuac.games.conquest.rules.ch10_3_3_markers import (
    capacity,
    is_commanded,
    is_in_force,
    markers_of,
    open_markers,
    open_reveal,
    open_succession,
    spend,
    spend_sequence,
)
from anahuac.games.conquest.rules.ch10_casualties import eliminate_commander
from anahuac.games.conquest.terms import INDIAN, SPAIN
from tests.games.conquest.battles import FIELD, fight, go_on, hand
from tests.games.conquest.play import Play, game

BOARD = "S.L1: alvarado sp-eb-1 sp-cl-1; I.L1: cuitlahuac mx-eb-1 mx-fr-1"
NO_HANDS: dict[str, object] = {"markers": {}}


def choosing(board: str = BOARD, turn: int = 4, **changes: object) -> Play:
    """A battle before the choice of markers."""
    return fight(board, stage="markers", turn=turn, battle=NO_HANDS, **changes).do(go_on)  # type: ignore[arg-type]


def items(play: Play, seat: str) -> tuple[str, ...]:
    """What a seat may choose from."""
    domain = play.ask(seat).domain
    assert isinstance(domain, Some)
    return domain.items


def take(play: Play, seat: str, *markers: str) -> Play:
    """Answer with markers."""
    return play.play(seat, Chosen(markers))


# ---------------------------------------------------------------------- the choice


@pytest.mark.rule("conquest:10.3.3-a")
def test_ex_10_as_many_markers_as_tactical_capacity() -> None:
    """TC 4 chooses four, TC 3 three; no fewer and no more."""
    play = choosing("S.L1: alvarado sp-eb-1; I.L1: emperor/back mx-eb-1", turn=12)
    spanish = play.ask("spain", "markers").domain
    assert isinstance(spanish, Some)
    assert (spanish.least, spanish.most) == (3, 3)
    indian = play.ask("indian", "markers").domain
    assert isinstance(indian, Some)
    assert (indian.least, indian.most) == (4, 4)
    assert play.clause_against("spain", Chosen(("war_dogs",))) == "conquest:10.3.3-a"
    assert play.clause_against("spain", Chosen(spanish.items[:4])) == "conquest:10.3.3-a"


@pytest.mark.rule("conquest:10.3.3-a", "conquest:G-10")
def test_both_choose_at_once_and_in_secret() -> None:
    """Both are asked; the first answer leaves the other's question as it was, and shows it a number only."""
    play = choosing()
    assert {d.seat for d in play.pending} == {"spain", "indian"}
    before = play.ask("indian")
    take(play, "spain", "war_dogs", "infantry_charge", "to_the_death")
    assert [d.seat for d in play.pending] == ["indian"]
    assert play.ask("indian") == before
    event = play.last(MarkersChosen)
    seen = play.game.redact(event, "indian")
    assert seen == MarkersChosen("spain", (None, None, None), "spain")
    assert play.game.redact(event, "spain") == event
    take(play, "indian", "shock", "feint", "noria")
    assert play.ask("indian", "commit").domain == Some(("shock", "feint", "noria"), 0, 2)


@pytest.mark.rule("conquest:10.3.3-a", "conquest:T3-c")
@pytest.mark.parametrize(("turn", "available"), [(10, False), (11, True), (14, True)])
def test_zig_zag_is_in_the_set_from_turn_11(turn: int, available: bool) -> None:
    """Before, its choice is refused by the clause of the marker."""
    play = choosing(turn=turn)
    assert ("zigzag" in items(play, "indian")) is available
    wanted = Chosen(("zigzag", "shock", "feint"))
    if available:
        assert play.refusal("indian", wanted) is None
    else:
        assert play.clause_against("indian", wanted) == "conquest:T3-c"
    assert len(markers_of(game().tables, play.state, INDIAN)) == (7 if available else 6)
    assert len(markers_of(game().tables, play.state, SPAIN)) == 5


@pytest.mark.rule("conquest:10.3.3-b", "conquest:R-49")
def test_the_set_follows_the_army_commander() -> None:
    """A Spanish-camp army under an allied chief chooses from the Indian set, under a Spaniard from the Spanish."""
    allied = "S.L1: maxixcatzin tl-eb-1 sp-eb-1; I.L1: cuitlahuac mx-eb-1"
    play = choosing(allied, camps={"tlaxcala": "spain"})
    assert "shock" in items(play, "spain")
    assert play.clause_against("spain", Chosen(("war_dogs", "shock"))) == "conquest:10.3.3-b"
    take(play, "spain", "shock", "feint")
    assert play.last(MarkersChosen).deck == "indian"
    play = choosing(
        "S.L1: maxixcatzin castaneda tl-eb-1; I.L1: cuitlahuac mx-eb-1", camps={"tlaxcala": "spain"}
    )
    assert items(play, "spain") == markers_of(game().tables, play.state, SPAIN)


@pytest.mark.rule("conquest:10.3.3-b")
def test_a_marker_needs_a_commander_of_its_side_on_the_board() -> None:
    """Spanish markers serve Spaniards under a Spanish commander, Indian ones Indians under an Indian."""
    play = fight(
        "S.L1: maxixcatzin sp-eb-1; S.LR: olid; I.L1: cuitlahuac mx-eb-1", camps={"tlaxcala": "spain"}
    )
    t, s = play.t, play.state
    assert not is_commanded(t, s, SPAIN, "infantry_charge")
    assert is_commanded(t, s, SPAIN, "harassment")
    assert is_commanded(t, s, INDIAN, "shock")


@pytest.mark.rule("conquest:10.3.3-c")
def test_without_commander_there_are_no_markers() -> None:
    """TC 0: nobody is asked, and nothing can be committed."""
    play = choosing("S.L1: sp-eb-1; I.L1: cuitlahuac mx-eb-1")
    assert [d.seat for d in play.pending] == ["indian"]
    assert play.state.battle is not None
    assert play.state.battle.markers["spain"].chosen == ()
    assert capacity(play.t, play.state, SPAIN) == 0


@pytest.mark.rule("conquest:10.3.3-a")
def test_random_markers_are_drawn_the_defenders_first() -> None:
    """The option: 3 of 6, then 3 of 5, without replacement; nobody is asked, and only numbers are told."""
    play = fight(
        BOARD, stage="markers", dice=[6, 1, 1, 5, 4, 3], battle=NO_HANDS, opt_random_markers=True
    ).do(go_on)  # fmt: skip
    indian, spanish = play.all(MarkersChosen)
    assert indian == MarkersChosen("indian", ("harassment", "shock", "hidden_units"), "indian", drawn=True)
    assert spanish.markers == ("cavalry_charge", "to_the_death", "death_to_the_commander")
    assert play.game.redact(indian, "spain") == MarkersChosen("indian", (None,) * 3, "indian", drawn=True)
    assert {d.kind for d in play.pending} == {"commit"}


@pytest.mark.rule("conquest:10.3.3-a")
def test_chance_labels_of_drawn_markers_name_no_marker() -> None:
    """Whoever sees that something was drawn learns how many were left, not which one came."""
    play = fight(BOARD, stage="markers", seed=3, battle=NO_HANDS, opt_random_markers=True)
    tx = Tx(play.game.evolve, play.state, Chance(play.source))
    open_markers(play.t, tx)
    assert [(d.label, d.sides) for d in tx.chance.draws] == [("markers", n) for n in (6, 5, 4, 5, 4, 3)]


# ---------------------------------------------------------------------- commitment


def committing(spanish: str, indian: str, board: str = BOARD, **changes: object) -> Play:
    """A battle before the tactical choices of a round."""
    hands = {"spain": hand(spanish), "indian": hand(indian, deck=INDIAN)}
    return fight(board, hands=hands, **changes).do(go_on)  # type: ignore[arg-type]


@pytest.mark.rule("conquest:10.3.4-a")
def test_the_defender_commits_first_and_says_how_many() -> None:
    """Then the attacker, who sees the number and no more."""
    play = committing("war_dogs to_the_death infantry_charge", "shock feint noria", attacker="spain")
    assert [(d.seat, d.kind) for d in play.pending] == [("indian", "commit")]
    take(play, "indian", "shock", "noria")
    assert [(d.seat, d.kind) for d in play.pending] == [("spain", "commit")]
    assert play.game.redact(play.last(MarkersCommitted), "spain") == MarkersCommitted("indian", (None, None))
    battle = play.game.view(play.state, "spain").battle
    assert battle is not None
    assert battle.markers["indian"].committed == (None, None)
    assert battle.markers["indian"].chosen == (None,)


@pytest.mark.rule("conquest:10.3.4-a")
def test_none_one_or_two_are_committed() -> None:
    """A third is refused, and so is a marker that is not in hand."""
    play = committing("war_dogs to_the_death infantry_charge", "shock feint noria")
    assert play.refusal("indian", Chosen(())) is None
    assert play.clause_against("indian", Chosen(("shock", "feint", "noria"))) == "conquest:10.3.4-a"
    assert play.clause_against("indian", Chosen(("hidden_units",))) == "conquest:10.3.3-a"


@pytest.mark.rule("conquest:10.3.4-a")
def test_who_has_no_marker_left_is_not_asked() -> None:
    """The other commits at once."""
    play = committing("war_dogs", "")
    assert [(d.seat, d.kind) for d in play.pending] == [("spain", "commit")]


@pytest.mark.rule("conquest:10.3.4-a", "conquest:G-10")
def test_unused_committed_markers_are_lost_unseen() -> None:
    """At the end of the round; the other seat never learns which they were, and they cannot be committed again."""
    hands = {"spain": hand(committed="to_the_death"), "indian": hand("feint", "shock", deck=INDIAN)}
    play = fight(BOARD, stage="end_of_round", hands=hands).do(go_on)
    play.play("spain", FightOn())
    battle = play.state.battle
    assert battle is not None
    assert battle.markers["indian"].lost == ("shock",)
    assert battle.markers["indian"].committed == ()
    assert items(play, "indian") == ("feint",)
    seen = play.game.view(play.state, "spain").battle
    assert seen is not None
    assert seen.markers["indian"].lost == (None,)


@pytest.mark.rule("conquest:10.3.4-a")
def test_hidden_units_lies_on() -> None:
    """Every other revealed marker is spent with its round."""
    hands = {"spain": hand(), "indian": hand("feint", revealed="hidden_units noria", deck=INDIAN)}
    play = fight(BOARD, stage="end_of_round", hands=hands).do(go_on)
    play.play("spain", FightOn())
    battle = play.state.battle
    assert battle is not None
    assert battle.markers["indian"].revealed == ("hidden_units",)
    assert battle.markers["indian"].spent == ("noria",)


# ---------------------------------------------------------------------- revelation


ALL = ("war_dogs", "infantry_charge", "shock", "feint", "harassment")


def revealing(spanish: str, indian: str, usable: Sequence[str] = ALL) -> Play:
    """A hand-to-hand is about to begin; nothing goes on by itself."""
    hands = {"spain": hand(committed=spanish), "indian": hand(committed=indian, deck=INDIAN)}
    play = fight(BOARD, hands=hands).set(frames=())
    return play.do(open_reveal, "hand_to_hand", {SPAIN: tuple(usable), INDIAN: tuple(usable)})


@pytest.mark.rule("conquest:10.3.4-i", "conquest:10.3.4-b")
def test_markers_are_revealed_at_once() -> None:
    """What the first has decided is sealed: even its number, until the other has decided too."""
    play = revealing("infantry_charge war_dogs", "shock feint", ("infantry_charge", "shock", "feint"))
    assert {d.seat for d in play.pending} == {"spain", "indian"}
    take(play, "indian", "shock")
    assert play.all(MarkersRevealed) == []
    assert play.game.redact(play.last(MarkersReadied), "spain") == MarkersReadied("indian", ())
    seen = play.game.view(play.state, "spain").battle
    assert seen is not None
    assert seen.markers["indian"].readied == ()
    take(play, "spain", "infantry_charge")
    assert play.all(MarkersRevealed) == [
        MarkersRevealed("spain", ("infantry_charge",), "hand_to_hand"),
        MarkersRevealed("indian", ("shock",), "hand_to_hand"),
    ]
    assert is_in_force(play.state, INDIAN, "shock")
    assert not is_in_force(play.state, INDIAN, "feint")
    assert play.state.battle is not None
    assert play.state.battle.markers["indian"].committed == ("feint",)


@pytest.mark.rule("conquest:10.3.4-a", "conquest:10.3.3-b")
def test_only_committed_markers_of_the_sequence_whose_needs_are_met() -> None:
    """Each refusal names its own clause."""
    play = revealing("infantry_charge cavalry_charge war_dogs", "shock", ("infantry_charge", "shock"))
    assert items(play, "spain") == ("infantry_charge",)
    refused: list[tuple[str, Action]] = [
        ("conquest:10.3.4-a", Chosen(("war_dogs",))),
        ("conquest:10.3.4-a", Chosen(("to_the_death",))),
        ("conquest:T3-e", Chosen(("cavalry_charge",))),
    ]
    for clause, answer in refused:
        assert play.clause_against("spain", answer) == clause


@pytest.mark.rule("conquest:10.3.3-b", "conquest:10.3.3-d")
def test_markers_of_a_fallen_spaniard_do_not_serve_the_chief_who_takes_over() -> None:
    """He keeps them, but no Spanish commander is left on the board to play them."""
    board = "S.L1: maxixcatzin sp-eb-1 tl-eb-1; S.LR: olid; I.L1: cuitlahuac mx-eb-1"
    hands = {"spain": hand(committed="infantry_charge"), "indian": hand(deck=INDIAN)}
    play = fight(board, hands=hands, camps={"tlaxcala": "spain"}).set(frames=())
    play.do(open_reveal, "hand_to_hand", {SPAIN: ALL, INDIAN: ALL})
    assert items(play, "spain") == ()
    assert play.clause_against("spain", Chosen(("infantry_charge",))) == "conquest:10.3.3-b"


@pytest.mark.rule("conquest:10.3.4-a", "conquest:G-10")
def test_being_asked_betrays_nothing() -> None:
    """Who has a marker committed is asked, whichever it is; who has none is not."""
    play = revealing("war_dogs", "", ("infantry_charge",))
    assert [d.seat for d in play.pending] == ["spain"]
    assert items(play, "spain") == ()
    assert revealing("", "").pending == ()


@pytest.mark.rule("conquest:10.3.4-a", "conquest:10.3.3-a")
def test_a_marker_is_used_once() -> None:
    """Spent markers are in nobody's hand any more."""
    hands = {
        "spain": hand(revealed="war_dogs infantry_charge"),
        "indian": hand(revealed="harassment", deck=INDIAN),
    }
    play = fight(BOARD, hands=hands).set(frames=())
    play.do(lambda t, tx: spend_sequence(t, tx, "fire"))
    assert play.state.battle is not None
    assert play.state.battle.markers["spain"].spent == ("war_dogs",)
    assert play.state.battle.markers["indian"].spent == ("harassment",)
    play.do(lambda t, tx: spend(tx, SPAIN, "infantry_charge", "feint"))
    assert play.state.battle.markers["spain"].revealed == ()


# ---------------------------------------------------------------------- succession


def bereft(board: str, hands: dict[str, object] | None = None, fallen: str = "cortes") -> Play:
    """An army commander falls; the succession is opened."""
    play = fight(board, hands=hands).set(frames=())  # type: ignore[arg-type]
    play.do(eliminate_commander, fallen, "combat", FIELD, True)
    return play.do(open_succession)


@pytest.mark.rule("conquest:10.3.3-d", "conquest:G-8")
def test_the_highest_rank_outside_the_line_of_retreat_takes_over() -> None:
    """Alvarado in the line of retreat is passed over; a Spaniard before a chief."""
    board = "S.L1: cortes sp-eb-1; S.L2: olid castaneda; S.LR: alvarado; I.L1: emperor mx-eb-1"
    play = bereft(board)
    assert play.last(CommanderEliminated).commander == "cortes"
    assert play.last(GeneralNamed) == GeneralNamed("spain", "olid", succeeds=True)
    assert capacity(play.t, play.state, SPAIN) == 2


@pytest.mark.rule("conquest:10.3.3-d", "conquest:G-8")
def test_between_equals_the_owner_names_the_successor() -> None:
    """Alvarado or Sandoval; nobody of lower rank."""
    play = bereft("S.L1: cortes sp-eb-1 alvarado sandoval olid; I.L1: emperor mx-eb-1")
    assert play.ask("spain", "general").clause == "conquest:10.3.3-d"
    assert play.clause_against("spain", NameGeneral("olid")) == "conquest:G-8"
    play.play("spain", NameGeneral("alvarado"))
    assert play.last(GeneralNamed) == GeneralNamed("spain", "alvarado", succeeds=True)


@pytest.mark.rule("conquest:10.3.3-d", "conquest:G-10")
def test_ex_51_a_successor_keeps_as_many_markers_as_his_capacity() -> None:
    """TC 4 lost with two unused markers, TC 1 takes over: one goes, the owner's choice, unseen by the other."""
    board = "S.L1: cortes castaneda sp-eb-1; I.L1: emperor mx-eb-1"
    play = bereft(board, {"spain": hand("to_the_death", "war_dogs"), "indian": hand(deck=INDIAN)})
    decision = play.ask("spain", "discard")
    assert items(play, "spain") == ("to_the_death", "war_dogs")
    assert decision.clause == "conquest:10.3.3-d"
    assert play.clause_against("spain", Chosen(())) == "conquest:10.3.3-d"
    take(play, "spain", "war_dogs")
    event = play.last(MarkersDiscarded)
    assert event == MarkersDiscarded("spain", (), ("war_dogs",))
    assert play.game.redact(event, "indian") == MarkersDiscarded("spain", (), (None,))
    assert play.state.battle is not None
    assert play.state.battle.markers["spain"].chosen == ("to_the_death",)
    assert play.do(open_succession).pending == ()


@pytest.mark.rule("conquest:10.3.3-d")
def test_a_successor_chooses_nothing_new() -> None:
    """The Emperor's successor has more capacity than markers are left."""
    board = "S.L1: cortes sp-eb-1; I.L1: quippiaztzin emperor/back mx-eb-1"
    hands = {"spain": hand(), "indian": hand("feint", deck=INDIAN)}
    play = fight(board, hands=hands, battle={"generals": {"spain": "cortes", "indian": "quippiaztzin"}})
    play.set(frames=()).do(eliminate_commander, "quippiaztzin", "combat", FIELD, True).do(open_succession)
    assert capacity(play.t, play.state, INDIAN) == 4
    assert play.pending == ()
    assert play.state.battle is not None
    assert play.state.battle.markers["indian"].chosen == ("feint",)


@pytest.mark.rule("conquest:10.3.3-c", "conquest:10.3.3-d", "conquest:R-39")
def test_with_every_other_commander_set_aside_all_markers_go() -> None:
    """A commander in the line of retreat gives no capacity: 0 markers are left, without a question."""
    board = "S.L1: cortes sp-eb-1; S.LR: maxixcatzin tl-ar-1; I.L1: emperor mx-eb-1"
    play = fight(
        board,
        hands={"spain": hand("to_the_death", "war_dogs"), "indian": hand(deck=INDIAN)},
        battle={"barred": ("maxixcatzin", "tl-ar-1")},
        camps={"tlaxcala": "spain"},
    ).set(frames=())
    play.do(eliminate_commander, "cortes", "combat", FIELD, True).do(open_succession)
    assert play.pending == ()
    assert play.state.battle is not None
    assert play.state.battle.generals["spain"] is None
    assert play.state.battle.markers["spain"].lost == ("to_the_death", "war_dogs")


@pytest.mark.rule("conquest:10.3.4-F")
def test_committed_markers_serve_the_last_counter_attack() -> None:
    """Falling back does not end the round before it."""
    hands = {"spain": hand(), "indian": hand("feint", "shock", deck=INDIAN)}
    play = fight(BOARD, stage="end_of_round", hands=hands).do(go_on)
    play.play("spain", FallBack())
    play.ask("indian", "counter")
    assert play.state.battle is not None
    assert play.state.battle.markers["indian"].committed == ("shock",)
