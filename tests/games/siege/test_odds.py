"""Odds, column shifts, the column that is read, what cannon and boats make of a result (8.9 to 8.17, 8.20, 8.23)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from anahuac.games.siege.model import HIDDEN, Piece, State, Temples
from anahuac.games.siege.rules import ch08_odds
from anahuac.games.siege.rules.ch08_odds import Reckoning, odds_index, ratio, reckon
from anahuac.games.siege.terms import AZTEC, SPANISH, Camp
from tests.games.siege.hand import position, tables

T = tables()


def column(attack: int, defence: int, *shifts: int) -> str:
    """The column that is read for two sums and some shifts."""
    return T.crt.column(odds_index(attack, defence) + sum(shifts))


def attack_on(s: State, camp: Camp, place: str, attackers: str, led: str = "") -> Reckoning:
    """The reckoning of an attack on what the other camp has at a place."""
    return reckon(
        T, s, camp, attackers.split(), s.stacks[AZTEC if camp == SPANISH else SPANISH][place], place, led
    )


@pytest.mark.rule("siege:8.9A", "siege:8.9B")
@pytest.mark.parametrize(("attack", "defence", "said"), [(26, 7, "3:1"), (5, 11, "1:3")])
def test_e01_e02_the_printed_ratios(attack: int, defence: int, said: str) -> None:
    """26 against 7 is 3:1, 5 against 11 is 1:3."""
    assert ratio(odds_index(attack, defence)) == said
    assert column(attack, defence) == said


@pytest.mark.rule("siege:8.9B")
@given(attack=st.integers(1, 200), defence=st.integers(1, 200))
def test_ratios_are_rounded_for_the_defender(attack: int, defence: int) -> None:
    """The ratio never promises more than the attacker has, and the next better one would."""
    index = odds_index(attack, defence)
    over, under = (index + 1, 1) if index >= 0 else (1, 1 - index)
    assert over * defence <= under * attack
    better = index + 1
    over, under = (better + 1, 1) if better >= 0 else (1, 1 - better)
    assert over * defence > under * attack


@pytest.mark.rule("siege:8.11")
def test_e03_a_dry_land_city() -> None:
    """4:1 becomes 3:1."""
    s = position("h1004: S1 S2; h1005: A11")
    city = next(place for place, one in T.hexes.items() if one.terrain == "dry_land_city")
    shift = ch08_odds.terrain_shift(T, city, AZTEC)
    assert shift is not None
    assert (shift.id, shift.value, shift.clause) == ("dry_land_city", -1, "siege:8.11")
    assert column(16, 4, shift.value) == "3:1"
    assert ch08_odds.terrain_shift(T, city, SPANISH) == shift
    assert s.stacks[AZTEC]["h1005"] == ("A11",)


@pytest.mark.rule("siege:8.13")
def test_e04_chapultepec() -> None:
    """3:1 becomes 1:2: no column lies between but 2:1 and 1:1."""
    shift = ch08_odds.terrain_shift(T, "h1322", AZTEC)
    assert shift is not None
    assert column(12, 4, shift.value) == "1:2"


@pytest.mark.rule("siege:8.17")
def test_e05_the_printed_result() -> None:
    """A 5 at 3:1 is 1/2."""
    assert T.crt.cell(5, odds_index(12, 4)) == (1, 2)


@pytest.mark.rule("siege:11.5B")
def test_e06_two_sacrifices() -> None:
    """An Aztec 3:1 becomes 5:1; the Spanish gain nothing by them."""
    s = replace(position("h2408: S37:1; h2508: A1 A12:1"), temples=Temples(sacrificed=T.temples))
    raw = reckon(T, s, AZTEC, ("A1",), ("S37",), "h2408")
    assert (raw.ratio, raw.column) == ("3:1", "5:1")
    assert [(shift.id, shift.value, shift.clause) for shift in raw.shifts] == [
        ("sacrifice_marker", 2, "siege:11.5B")
    ]
    assert all(shift.id != "sacrifice_marker" for shift in attack_on(s, SPANISH, "h2508", "S37").shifts)


@pytest.mark.rule("siege:8.16A", "siege:8.16B", "siege:8.16C", "siege:8.15")
def test_e14_the_ends_count_last() -> None:
    """42 against 4 in Chapultepec is 10:1, then 7:1, not 5:1."""
    near = T.open_neighbours["h1322"][0]
    s = position(f"{near}: S1 S2 S3 S4 S9; h1322: A11")
    raw = attack_on(s, SPANISH, "h1322", "S1 S2 S3 S4 S9")
    assert (raw.attack, raw.defence, raw.raw, raw.ratio) == (42, 4, 9, "10:1")
    assert [shift.value for shift in raw.shifts] == [-3]
    assert (raw.shifted, raw.column) == (6, "7:1")


@pytest.mark.rule("siege:8.16C", "siege:9.1B", "siege:11.5B")
def test_e15_cuauhtemoc_far_below_the_table() -> None:
    """4 against 22: 1:6 and 2 columns are 1:4, as without him; one marker more and it is 1:3."""
    s = position("h2408: S1 S2 S30:1 S34:1 S41:1; h2508: A11 CUAUHTEMOC")
    force = {"S1": 4, "S2": 4, "S30": 1, "S34": 1, "S41": 1}
    assert sum(T.units[unit].factor(steps) for unit, steps in force.items()) == 22
    there = tuple(force)
    led = reckon(T, s, AZTEC, ("A11", "CUAUHTEMOC"), there, "h2408", "CUAUHTEMOC")
    assert (led.raw, led.shifted, led.column) == (-5, -3, "1:4")
    assert reckon(T, s, AZTEC, ("A11",), there, "h2408").column == "1:4"
    holy = replace(s, temples=Temples(sacrificed=T.temples[:1]))
    assert reckon(T, holy, AZTEC, ("A11", "CUAUHTEMOC"), there, "h2408", "CUAUHTEMOC").column == "1:3"


@pytest.mark.rule("siege:8.10A", "siege:8.10B")
@pytest.mark.parametrize(
    ("origins", "columns"),
    [
        ("h2711 h2713", 1),
        ("h2711 h2813", 0),
        ("h2711 h2813 h2613", 1),
        ("h2711 h2812 h2813", 0),
        ("h2711 h2812 h2813 h2713", 1),
        ("h2812 h2713 h2612", 1),
        ("h2711", 0),
    ],
)
def test_e16_concentric_assault(origins: str, columns: int) -> None:
    """Opposite hexes, every second hex, or more than three; one column at most."""
    s = position("h2712: A11")
    assert ch08_odds.concentric(T, s, "h2712", origins.split()) == columns


@pytest.mark.rule("siege:R-8")
@pytest.mark.rule("siege:8.10A")
def test_concentric_by_the_other_ruling() -> None:
    """All six hexes: opposite ones, every second, more than three; two columns at most then."""
    s = position("h2712: A11", rul_concentric_max=2)
    assert ch08_odds.concentric(T, s, "h2712", T.hexes["h2712"].neighbours) == 2
    assert ch08_odds.concentric(T, s, "h2712", ("h2711", "h2713")) == 1


E17 = "h2711: S1 S2 S3 S7 S9 S25@S1 CORTES; h2713: S30; h2712: A1 A11"


@pytest.mark.rule("siege:8.15", "siege:9.2", "siege:8.12")
def test_e17_everything_adds() -> None:
    """46:11 is 4:1; chinampa, concentric and Cortes make 5:1."""
    raw = attack_on(position(E17), SPANISH, "h2712", "S1 S2 S3 S7 S9 S30", "CORTES")
    assert (raw.attack, raw.defence, raw.ratio) == (46, 11, "4:1")
    assert [(shift.id, shift.value, shift.clause) for shift in raw.shifts] == [
        ("chinampa_city", -1, "siege:8.12"),
        ("concentric", 1, "siege:8.10A"),
        ("cortes_leads", 1, "siege:9.2"),
    ]
    assert raw.column == "5:1"
    assert [one.cf for one in raw.attackers] == [8, 8, 8, 8, 10, 4]


@pytest.mark.rule("siege:8.12", "siege:8.11")
def test_e18_chinampas_help_aztecs_only() -> None:
    """Aztecs attack S1 at 4:1 in chinampas: 4:1; in a dry-land city 3:1."""
    assert ch08_odds.terrain_shift(T, "h2712", SPANISH) is None
    assert ch08_odds.terrain_shift(T, "h2712", AZTEC) is not None
    city = next(place for place, one in T.hexes.items() if one.terrain == "dry_land_city")
    shift = ch08_odds.terrain_shift(T, city, SPANISH)
    assert shift is not None
    assert column(32, 8, shift.value) == "3:1"


@pytest.mark.rule("siege:8.14")
@pytest.mark.parametrize("place", [place for place in (*T.temples, *T.fortresses) if place != "h1322"])
def test_fortresses_and_temples(place: str) -> None:
    """Two columns for whoever defends, on the lake too (Acachinango)."""
    for camp in (SPANISH, AZTEC):
        shift = ch08_odds.terrain_shift(T, place, camp)
        assert shift is not None
        assert (shift.value, shift.clause) == (-2, "siege:8.14")


@pytest.mark.rule("siege:8.10A")
def test_e22_a_causeway_over_the_lake() -> None:
    """Opposite hexes of the causeway: a column more, and no terrain."""
    s = position("h1911: S1; h2112: S2; h2012: A11")
    assert T.hexes["h2012"].over_water
    raw = attack_on(s, SPANISH, "h2012", "S1 S2")
    assert [(shift.id, shift.value) for shift in raw.shifts] == [("concentric", 1)]


@pytest.mark.rule("siege:9.2")
def test_cortes_defends() -> None:
    """A column for the Spanish where he stands with a Spanish unit; none with nobody but a cannon."""
    s = position("h2408: S1 CORTES; h2508: A1; h1004: S2")
    assert [shift.id for shift in attack_on(s, AZTEC, "h2408", "A1").shifts] == ["cortes_defends"]
    away = position("h2408: S1; h2508: A1; h1004: CORTES S2")
    assert attack_on(away, AZTEC, "h2408", "A1").shifts == ()


@pytest.mark.rule("siege:8.20", "siege:11.4E")
def test_e19_a_cannon_raises_the_aztec_loss() -> None:
    """4:1 and a 7 is 1/3, with a cannon 1/4; a second one adds nothing; without the option none does."""
    full = position(E17, opt_cannon=True)
    raw = attack_on(full, SPANISH, "h2712", "S1 S25 S2 S3 S7 S9 S30")
    assert raw.column == "4:1"
    assert ch08_odds.losses(T, raw, 7) == ((1, 3), (1, 4))
    two = attack_on(full, SPANISH, "h2712", "S1 S25 S26 S2 S3 S7 S9 S30")
    assert ch08_odds.losses(T, two, 7)[1] == (1, 4)
    basic = attack_on(position(E17), SPANISH, "h2712", "S1 S25 S2 S3 S7 S9 S30")
    assert ch08_odds.losses(T, basic, 7)[1] == (1, 3)


@pytest.mark.rule("siege:8.20")
def test_a_cannon_makes_one_of_nothing() -> None:
    """Aztecs attack at 8:1 and would lose nothing: the cannon of the defenders costs them a step."""
    s = position("h2408: S37:1 S1:1 S25@S1; h2508: A1 A2 A3", opt_cannon=True)
    raw = reckon(T, s, AZTEC, ("A1", "A2", "A3"), ("S1", "S25"), "h2408")
    assert raw.column == "8:1"
    assert ch08_odds.losses(T, raw, 12) == ((0, 6), (1, 6))


@pytest.mark.rule("siege:8.23")
def test_boats_double_the_aztec_loss_on_the_lake() -> None:
    """No terrain, no concentric assault; 1/2 becomes 2 steps for attacking Aztecs, nothing becomes 1."""
    s = position("l5: A11 A12 A13 S12 S13")
    raw = attack_on(s, AZTEC, "l5", "A11 A12 A13")
    assert (raw.ratio, raw.shifts) == ("1:1", ())
    assert ch08_odds.losses(T, raw, 11) == ((1, 2), (2, 2))
    assert ch08_odds.losses(T, raw, 12) == ((0, 2), (1, 2))


@pytest.mark.rule("siege:8.8A")
def test_what_is_not_seen_does_not_count() -> None:
    """The Spanish see the top of a stack: the sum is what is seen, and it is said how much is missing."""
    s = position("h2711: S1 S2; h2712: A11 A1")
    stacks = {**s.stacks, AZTEC: {"h2712": ("A11", None)}}
    view = replace(s, stacks=stacks, pieces={**s.pieces, "A1": Piece(HIDDEN, 0)})
    raw = attack_on(view, SPANISH, "h2712", "S1 S2")
    assert (raw.unknown, raw.defence, raw.ratio) == (1, 4, "4:1")
    assert attack_on(s, SPANISH, "h2712", "S1 S2").unknown == 0
