"""Sub-phase 2a from positions drawn at random, answered at random: it always ends, and the state stays sound."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from msgspec.json import decode, encode

from anahuac.engine.chance import Seeded
from anahuac.engine.text import Ref
from anahuac.games.siege.events.afloat import Bombarded, LakeFought
from anahuac.games.siege.events.core import StepsLost
from anahuac.games.siege.model import ATTACKED, BOMBARDED, State
from anahuac.games.siege.names import names_of
from anahuac.games.siege.rules import ch08_afloat
from anahuac.games.siege.texts import afloat, leaders
from anahuac.wording import Wording
from tests.games.siege.hand import FULL, Hand, assert_sound, hand, tables

DESCRIBE = {**afloat.DESCRIBE, **leaders.DESCRIBE}


def _names(ref: Ref) -> Mapping[str, str]:
    return names_of(tables())[ref.kind, ref.id]


WORDS = [Wording(language, _names) for language in ("en", "fr")]
RULINGS = {
    "rul_leader_use_on_attack": ("optional", "automatic"),
    "rul_leader_rolls": ("strongest", "both"),
    "rul_getaway": ("anywhere", "island_if_unfreed"),
    "rul_lake_leader": ("shared", "roll"),
    "rul_bombard_cap": ("per_hex", "per_area_and_hex"),
    "rul_bombard_triggers_leader_checks": (True, False),
    "rul_chapultepec_coastal_fort": (True, False),
}


def drawn(seed: int) -> Hand:
    """Boats and canoes in a few areas, units on their shores, leaders among them."""
    t, random = tables(), Random(seed)
    areas = random.sample(["l1", "l2", "l3", "l4", "l5", "l6", "l9", "l12", "l13", "l16", "l19"], 4)
    stacks: dict[str, list[str]] = {}

    def put(place: str, unit: str, aboard: str = "") -> None:
        steps = t.units[unit].steps
        left = f":{random.randint(1, steps)}" if steps else ""
        stacks.setdefault(place, []).append(f"{unit}{left}{aboard}")

    for number in range(12, 25):
        put(random.choice(areas), f"S{number}")
    for number in random.sample(range(1, 54), 14):
        put(random.choice(areas), f"A{number}")
    shores = sorted({place for area in areas for place in t.lakes[area].coast})
    random.shuffle(shores)
    afloat = {unit.partition(":")[0] for units in stacks.values() for unit in units}
    ashore = [f"A{number}" for number in range(1, 54) if f"A{number}" not in afloat]
    for place, unit in zip(shores[:12], ashore, strict=False):
        put(place, unit)
    for place, number in zip(shores[12:20], range(1, 9), strict=False):
        put(place, f"S{number}")
    for leader, camp in (("CORTES", "S"), ("CUAUHTEMOC", "A")):
        places = [place for place, units in sorted(stacks.items()) if any(u[0] == camp for u in units)]
        place = random.choice(places)
        carriers = [unit.partition(":")[0] for unit in stacks[place] if unit[0] == camp]
        put(place, leader, f"@{random.choice(carriers)}" if place.startswith("l") else "")
    text = "; ".join(f"{place}: {' '.join(units)}" for place, units in sorted(stacks.items()))
    rulings = {key: random.choice(values) for key, values in RULINGS.items()}
    return hand(text, [], active=random.choice(("spanish", "aztec")), freed=True, **FULL, **rulings)


@pytest.mark.parametrize("seed", range(60))
def test_sub_phase_2a_comes_to_an_end(seed: int) -> None:
    play, random = drawn(seed), Random(seed)
    play.source = Seeded(seed)
    begun = play.state
    play.do(ch08_afloat.open_afloat)
    for _ in range(500):
        if not play.pending:
            break
        decision = play.ask()
        assert decode(encode(play.state), type=State) == play.state
        action = decision.sample(lambda n: random.randrange(n))
        play.play(action)
        assert_sound(play.state)
    assert play.state.frames == ()
    for event in play.events:
        describe = DESCRIBE.get(type(event))
        line = describe(event) if describe else None
        if line is not None:
            assert all("{" not in words.log_line(line) for words in WORDS)
    battles = play.all(LakeFought)
    areas = [told.area for told in battles]
    assert len(areas) == len(set(areas))
    shots = [told.unit for told in play.all(Bombarded)]
    assert len(shots) == len(set(shots))
    for unit in shots:
        assert not play.state.pieces[unit].done & ATTACKED
        assert play.state.pieces[unit].done & BOMBARDED
    lost = sum(steps for event in play.all(StepsLost) for _, steps in event.losses)
    before = sum(piece.steps for piece in begun.pieces.values())
    assert before - lost == sum(piece.steps for piece in play.state.pieces.values())
