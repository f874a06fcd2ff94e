"""Chapter 11: diplomacy: the cursors of the Alliances Table, changes of alliance, Tlaxcala."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Cursor, Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import (
    CampChanged,
    CommanderEliminated,
    ControlTaken,
    CursorMoved,
    FightCleared,
    FightMarked,
    FormTaken,
    ItemsApplied,
    PiecesMoved,
    UnitsEliminated,
)
from anahuac.games.conquest.events.diplomacy import ItemsOvertaken
from anahuac.games.conquest.model import Item, State, form_of
from anahuac.games.conquest.rules.ch02_forms import settle_form
from anahuac.games.conquest.rules.ch05_zones import controller, distances, has_units, is_disputed
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.rules.ch11_log import CAPTURED, log_combat, log_item, log_lost_commander
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, STILL, TLAXCALA, TRIPLE_ALLIANCE, Camp, enemy
from anahuac.games.conquest.values import nation_of

__all__ = [
    "carry_out_diplomacy",
    "change_camp",
    "control_gained",
    "log_combat",
    "log_item",
    "log_lost_commander",
    "major_battle_won",
]

TENOCHTITLAN = 22
#: What makes a nation join Spain at once, as the Alliances Table names it (11-f).
WON_MAJOR = "spain_wins_major_battle"
CONTROLS = "spain_controls_"


# ---------------------------------------------------------------------- during the turn


@rule("conquest:11-b", "conquest:11-f", "conquest:R-45")
def control_gained(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """What follows at once from a marker placed or flipped.

    Each capture of Tenochtitlan by Spain is logged; Tlaxcala's capital brings Tlaxcala over.
    """
    if camp != SPAIN:
        return
    if zone == TENOCHTITLAN:
        log_item(t, tx, CAPTURED, zone)
    _join_spain_on(t, tx, f"{CONTROLS}{zone}")


@rule("conquest:11-f", "conquest:R-46")
def major_battle_won(t: Tables, tx: Tx[State, Event], winner: Camp) -> None:
    """What follows at once from a major battle, wherever it was fought. Its item is to be logged before."""
    if winner == SPAIN:
        _join_spain_on(t, tx, WON_MAJOR)


@rule("conquest:11-f", "conquest:R-46")
def _join_spain_on(t: Tables, tx: Tx[State, Event], trigger: str) -> None:
    """Bring over the Indian nations for which ``trigger`` does it; what was logged so far is overtaken."""
    for nation, cursor in t.cursors.items():
        if trigger not in cursor.immediate_switch or tx.state.camps[nation] != INDIAN:
            continue
        assert cursor.switch_box is not None
        if tx.state.items:
            tx.emit(ItemsOvertaken(nation))
        tx.emit(CursorMoved(nation, tx.state.cursors[nation], cursor.switch_box, None))
        change_camp(t, tx, nation, SPAIN)


@rule("conquest:11-f", "conquest:5-c")
def _join_spain_by_presence(t: Tables, tx: Tx[State, Event]) -> None:
    """Counters that came over may hold a zone, without its marker, whose control brings a nation over."""
    for cursor in t.cursors.values():
        for trigger in cursor.immediate_switch:
            zone = trigger.removeprefix(CONTROLS)
            if zone != trigger and controller(t, tx.state, int(zone)) == SPAIN:
                _join_spain_on(t, tx, trigger)


# ---------------------------------------------------------------------- the diplomacy step


@rule("conquest:11-a", "conquest:11-c", "conquest:11-e", "conquest:R-43")
def carry_out_diplomacy(t: Tables, tx: Tx[State, Event]) -> None:
    """Apply the logged items in order to every cursor; then nations whose cursor crossed change alliance."""
    for item in tx.state.items:
        for nation, cursor in t.cursors.items():
            to = _shifted(t, tx.state, cursor, item)
            if to is not None:
                tx.emit(CursorMoved(nation, tx.state.cursors[nation], to, item))
    if tx.state.items:
        tx.emit(ItemsApplied())
    for camp in CAMPS:
        going = tuple(
            nation
            for nation, cursor in t.cursors.items()
            if cursor.may_change_camp
            and t.boxes[tx.state.cursors[nation]].camp == camp
            and tx.state.camps[nation] != camp
        )
        if going:
            change_camps(t, tx, going, camp)


@rule("conquest:11-c", "conquest:11-d", "conquest:11-f", "conquest:R-43")
def _shifted(t: Tables, s: State, cursor: Cursor, item: Item) -> str | None:
    """The box into which an item moves a cursor, ``None`` where its step is lost.

    Its track ends before grey boxes and before a half that it may not enter.
    """
    shift = t.alliances.shifts[item.kind]
    if item.skips == cursor.nation:
        return None
    track = cursor.track
    at = track.index(s.cursors[cursor.nation]) + shift
    if not 0 <= at < len(track):
        return None
    box = t.boxes[track[at]]
    if box.grey:
        return None
    if cursor.locked_in_spanish_camp_after_switch:
        joined = s.camps[cursor.nation] == SPAIN
        if joined and shift < 0 and (s.settings.tlaxcala_right_only or box.camp != SPAIN):
            return None
        if not joined and box.camp == SPAIN and not s.settings.tlaxcala_may_cross_by_cursor:
            return None
    return box.id


# ---------------------------------------------------------------------- changes of alliance


@rule("conquest:11-h")
def change_camp(t: Tables, tx: Tx[State, Event], nation: str, camp: Camp) -> None:
    """A nation goes over to a camp."""
    change_camps(t, tx, (nation,), camp)


@rule("conquest:11-h", "conquest:R-16", "conquest:R-48", "conquest:7.2-g")
def change_camps(t: Tables, tx: Tx[State, Event], nations: tuple[str, ...], camp: Camp) -> None:
    """Nations go over together: their counters among those of the abandoned camp leave, then all of theirs
    change camp.

    Nobody chooses. Who stood as a garrison does so in his new place; who lost his commander is what he can be.
    Their objectives change marker unless the abandoned camp has units there; markers of combats that no longer
    oppose two camps go, the others show what is left to be fought; commanders of the abandoned camp alone where
    counters came are displaced (8-n).
    """
    old = enemy(camp)
    mixed = _mixed(t, tx.state, nations, old)
    reached = _part(t, tx, nations, camp, mixed)
    for nation in nations:
        tx.emit(CampChanged(nation, camp, _all_of(t, tx.state, nation, old)))
    for zone, garrison in sorted(reached.items()):
        if garrison and not tx.state.stacks[camp][zone].garrison:
            tx.emit(FormTaken(camp, zone, True))
        settle_form(t, tx, camp, zone)
    for zone in sorted({zone for zone, _, _ in mixed}):
        settle_form(t, tx, old, zone)
    _flip_objectives(t, tx, nations, camp)
    _mark_anew(tx)
    for zone in sorted(reached):
        displace_lone_commanders(t, tx, camp, zone)
    _join_spain_by_presence(t, tx)


@rule("conquest:10.1-a", "conquest:8-j")
def _mark_anew(tx: Tx[State, Event]) -> None:
    """The markers of combats to come, as the stacks stand now."""
    defender = enemy(tx.state.active)
    for zone, marked in sorted(tx.state.fights.items()):
        if not is_disputed(tx.state, zone):
            tx.emit(FightCleared(zone))
            continue
        is_siege = form_of(tx.state, defender, zone) == "garrison"
        if is_siege != (marked == "siege"):
            tx.emit(FightMarked(zone, "siege" if is_siege else "battle"))


def _mixed(
    t: Tables, s: State, nations: tuple[str, ...], camp: Camp
) -> list[tuple[int, str, tuple[str, ...]]]:
    """Zones where counters of these nations stand among others of their camp: zone, nation, its counters."""
    found = []
    for zone in sorted(s.stacks[camp]):
        pieces = s.stacks[camp][zone].pieces
        groups = {nation: tuple(p for p in pieces if nation_of(t, p) == nation) for nation in nations}
        if sum(map(len, groups.values())) < len(pieces):
            found += [(zone, nation, mine) for nation, mine in groups.items() if mine]
    return found


@rule("conquest:11-h", "conquest:R-16")
def _part(
    t: Tables,
    tx: Tx[State, Event],
    nations: tuple[str, ...],
    camp: Camp,
    mixed: list[tuple[int, str, tuple[str, ...]]],
) -> dict[int, bool]:
    """Counters leave those of the abandoned camp. Gives the zones reached, true where a garrison came that finds
    a fortress and no units of the new camp."""
    old = enemy(camp)
    reached: dict[int, bool] = {}
    garrisons = {zone for zone, _, _ in mixed if tx.state.stacks[old][zone].garrison}
    for zone, nation, mine in mixed:
        to = _new_place(t, tx.state, nations, nation, camp, zone)
        if to is None:
            _lose(t, tx, old, mine, zone)
            continue
        stands = zone in garrisons and t.zones[to].fv > 0 and not has_units(tx.state, camp, to)
        reached[to] = reached.get(to, False) or stands
        tx.emit(PiecesMoved(old, mine, zone, to, STILL, "switch"))
    return reached


@rule("conquest:11-h")
def _new_place(
    t: Tables, s: State, nations: tuple[str, ...], nation: str, camp: Camp, origin: int
) -> int | None:
    """Where counters of a nation that goes over go: the nearest zone of their own land without enemy units, else
    the nearest that the new camp controls, by MP; at equal distance the lower number. ``None``: nowhere."""
    far = distances(t, s, origin)
    others = sorted((cost, zone) for zone, cost in far.items() if zone != origin)
    opened = [zone for _, zone in others if not _is_barred(t, s, nation, camp, zone)]
    for zone in opened:
        if t.zones[zone].nation == nation and not _holds_after(t, s, nations, enemy(camp), zone):
            return zone
    for zone in opened:
        if _controls_after(t, s, nations, camp, zone):
            return zone
    return None


def _holds_after(t: Tables, s: State, nations: tuple[str, ...], abandoned: Camp, zone: int) -> bool:
    """Whether the abandoned camp will have units in a zone once these nations have gone over."""
    stack = s.stacks[abandoned].get(zone)
    if stack is None:
        return False
    return any(piece in s.units and nation_of(t, piece) not in nations for piece in stack.pieces)


@rule("conquest:5-c")
def _controls_after(t: Tables, s: State, nations: tuple[str, ...], camp: Camp, zone: int) -> bool:
    """Whether the new camp will control a zone once these nations have gone over."""
    if _holds_after(t, s, nations, enemy(camp), zone):
        return False
    if has_units(s, camp, zone) or has_units(s, enemy(camp), zone):
        return True
    marker = s.control.get(zone)
    if marker is not None:
        return marker == camp
    land = t.zones[zone].nation
    return land is not None and (land in nations or s.camps[land] == camp)


@rule("conquest:8-m")
def _is_barred(t: Tables, s: State, nation: str, camp: Camp, zone: int) -> bool:
    """Whether Tlaxcala, Indian itself, keeps a nation that comes back to the Indian camp out of a zone."""
    if camp != INDIAN or s.camps[TLAXCALA] != INDIAN or nation not in TRIPLE_ALLIANCE:
        return False
    stack = s.stacks[INDIAN].get(zone)
    return t.zones[zone].nation == TLAXCALA or (
        stack is not None and any(nation_of(t, piece) == TLAXCALA for piece in stack.pieces)
    )


def _lose(t: Tables, tx: Tx[State, Event], camp: Camp, pieces: tuple[str, ...], zone: int) -> None:
    """Counters that find no place go to their group, outside combat."""
    units = tuple(piece for piece in pieces if piece in tx.state.units)
    if units:
        tx.emit(UnitsEliminated(camp, units, "no_refuge", zone))
    for commander in pieces:
        if commander in tx.state.commanders:
            back = tx.state.commanders[commander].back
            tx.emit(CommanderEliminated(camp, commander, "no_refuge", zone, False, back))


def _all_of(t: Tables, s: State, nation: str, camp: Camp) -> tuple[str, ...]:
    """Every counter of a nation that a camp has, on the map or in its group, in counter order."""
    pieces = [p for p, unit in s.units.items() if unit.camp == camp and nation_of(t, p) == nation]
    pieces += [p for p, chief in s.commanders.items() if chief.camp == camp and nation_of(t, p) == nation]
    return tuple(sorted(pieces, key=t.order.__getitem__))


@rule("conquest:11-h", "conquest:5-d", "conquest:R-48")
def _flip_objectives(t: Tables, tx: Tx[State, Event], nations: tuple[str, ...], camp: Camp) -> None:
    if not tx.state.settings.switched_objective_flips_marker:
        return
    for zone in t.zones.values():
        if zone.nation not in nations or not zone.vp or tx.state.control.get(zone.id) == camp:
            continue
        if not has_units(tx.state, enemy(camp), zone.id):
            tx.emit(ControlTaken(zone.id, camp))
