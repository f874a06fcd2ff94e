"""Tables of the dice for the rules help: who rolls what, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from anahuac.engine.sheet import Cell, Sheet
from anahuac.engine.text import Param, Ref, Template
from anahuac.games.siege import help_texts as texts
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import Dice

Rows = tuple[tuple[Cell, ...], ...]
_DICE: Final[Mapping[Dice, Template]] = {"1d6": texts.D6, "2d6": texts.TWO_D6}
_SIDES: Final = 6


def span(first: int, last: int) -> Param:
    """Results from one to another."""
    return first if first == last else texts.SPAN(first=first, last=last)


def spans(faces: Iterable[int]) -> Param:
    """Results of the dice, neighbours drawn together: 2, 3, 4 and 12 are "2 to 4" and 12."""
    runs: list[list[int]] = []
    for face in sorted(faces):
        if runs and face == runs[-1][-1] + 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    found = tuple(span(run[0], run[-1]) for run in runs)
    return found[0] if len(found) == 1 else found


def _said(*templates: Template) -> tuple[Param, ...]:
    return tuple(template() for template in templates)


def signed(value: int) -> Param:
    """With its sign."""
    return f"+{value}" if value > 0 else value


def _who_rolls(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (texts.ROLLS[row.id](), _DICE[row.dice](), texts.ROLLERS[row.roller](), row.clause)
        for row in t.roll_rows.values()
    )
    return (Sheet(_said(texts.ROLL, texts.DICE, texts.ROLLER, texts.RULE), rows),)


def _bombardment(t: Tables) -> tuple[Sheet, ...]:
    row = t.rolls.bombardment
    rows: Rows = tuple((texts.FIRES[who](), spans(faces)) for who, faces in row.hit_on.items())
    note = texts.BOMBARD_NOTE(modifier=row.fortress_modifier, most=row.max_units)
    return (Sheet(_said(texts.WHO, texts.HITS), rows, note=note),)


def _leader_risk(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (texts.LEADERS[case](), spans(faces)) for case, faces in t.rolls.leader_risk.lost_on.items()
    )
    return (Sheet(_said(texts.CASE, texts.LOST_ON), rows),)


def _objection(t: Tables) -> tuple[Sheet, ...]:
    threshold = t.rolls.objection.threshold
    modifier = signed(t.rolls.desertion.modifiers["objection"])
    rows: Rows = (
        (texts.FROM_UP(first=threshold), texts.DENIED()),
        (texts.UP_TO(last=threshold - 1), texts.HELD(modifier=modifier)),
    )
    return (Sheet(_said(texts.RESULT, texts.OUTCOME), rows, note=texts.OBJECTION_NOTE(threshold=threshold)),)


def _desertion(t: Tables) -> tuple[Sheet, ...]:
    row = t.rolls.desertion
    place = Ref("place", t.desertion_hex)
    fields: dict[str, dict[str, Param]] = {
        "sacrifice": {"most": row.sacrifice_max},
        "chapultepec": {"place": place},
    }
    rows: Rows = tuple(
        (texts.DESERTION_MODIFIERS[key](**fields.get(key, {})), signed(value))
        for key, value in row.modifiers.items()
    )
    note = texts.DESERTION_NOTE(limit=row.deserts_below)
    return (Sheet(_said(texts.MODIFIED_BY, texts.CHANGE), rows, note=note),)


def _break_out(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (span(row.first, row.to), texts.STEPS(row.steps_lost)) for row in t.rolls.break_out.results
    )
    return (Sheet(_said(texts.DIE, texts.LOST), rows),)


def _by_category(
    groups: Sequence[tuple[str, Sequence[tuple[int, int, Param]]]], note: Param
) -> tuple[Sheet, ...]:
    """A column for each category, and a row wherever the result of one of them changes."""
    ends = sorted({0, *(last for _, rows in groups for _, last, _ in rows)})
    table: list[tuple[Cell, ...]] = []
    for before, last in pairwise(ends):
        cells = (next(said for first, to, said in rows if first <= last <= to) for _, rows in groups)
        table.append((span(before + 1, last), *cells))
    columns = (texts.DIE(), *(texts.REPLENISHED[category]() for category, _ in groups))
    return (Sheet(columns, tuple(table), note=note),)


def _replenishment(t: Tables) -> tuple[Sheet, ...]:
    groups = [
        (category, [(r.first, r.to, texts.STEPS(r.steps) if r.steps else texts.NOTHING()) for r in rows])
        for category, rows in t.rolls.replenishment.results.items()
    ]
    return _by_category(groups, texts.REPLENISH_NOTE())


def _dead_pile(t: Tables) -> tuple[Sheet, ...]:
    groups = [
        (category, [(r.first, r.to, texts.FATES[r.result]()) for r in rows])
        for category, rows in t.rolls.dead_pile.results.items()
    ]
    return _by_category(groups, texts.DEAD_NOTE())


def _ruses(t: Tables) -> tuple[Sheet, ...]:
    rolls = t.rolls
    rows: Rows = (
        *((texts.TRAPS[case](), spans(faces)) for case, faces in rolls.trap.success.items()),
        *((texts.CHARGES[case](), spans(faces)) for case, faces in rolls.charge.success.items()),
        (texts.PRISONERS(), spans(rolls.prisoners.taken_on)),
    )
    note = texts.RUSES_NOTE(
        steps=texts.STEPS(rolls.charge.steps_per_success),
        hexes=texts.HEXES(rolls.charge.push_hexes_max),
        least=rolls.trap.path_min,
        most=rolls.trap.path_max,
    )
    return (Sheet(_said(texts.ATTEMPT, texts.SUCCEEDS), rows, note=note),)


def _disease(t: Tables) -> tuple[Sheet, ...]:
    row = t.rolls.disease
    broken = set(row.outbreak_on)
    quiet = (total for total in range(2, 2 * _SIDES + 1) if total not in broken)
    rows: Rows = ((spans(broken), texts.OUTBREAK()), (spans(quiet), texts.NOTHING()))
    costs = {camp: _DICE[dice]() for camp, dice in row.losses.items()}
    note = texts.DISEASE_NOTE(spanish=costs["spanish"], aztec=costs["aztec"])
    return (Sheet(_said(texts.RESULT, texts.OUTCOME), rows, note=note),)


DICE_SHEETS: Final[Mapping[str, Callable[[Tables], tuple[Sheet, ...]]]] = {
    "rolls": _who_rolls,
    "bombardment": _bombardment,
    "leader-risk": _leader_risk,
    "objection": _objection,
    "desertion": _desertion,
    "break-out": _break_out,
    "replenishment": _replenishment,
    "dead-pile": _dead_pile,
    "ruses": _ruses,
    "disease": _disease,
}
