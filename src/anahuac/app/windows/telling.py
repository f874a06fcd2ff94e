"""What the start page says of a match: when, who against whom, where it stands, what it is found by."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QTime

from anahuac.app.matches import local_time
from anahuac.app.players import HUMAN, SeatPlan, plan_of
from anahuac.app.shelf import card_of, game_name
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.engine.text import Param, Ref, on_one_line
from anahuac.folding import folded

if TYPE_CHECKING:
    from datetime import datetime

    from anahuac.store.info import MatchInfo
    from anahuac.store.library import Entry

#: After the last turn of any game.
_LAST = 10**7
#: Days back to which a weekday says which day is meant.
_WEEK = 6


def when(ui: Ui, utc: str) -> Param:
    """A time as people say it: today at, yesterday at, or the day at; that it is unknown where no clock shows it."""
    found = local_time(utc)
    if found is None:
        return texts.SOME_DAY()
    clock = _locale(ui).toString(QTime(found.hour, found.minute), QLocale.FormatType.ShortFormat)
    day = QDate(found.year, found.month, found.day)
    ago = day.daysTo(QDate.currentDate())
    if ago == 0:
        return texts.TODAY(time=clock)
    if ago == 1:
        return texts.YESTERDAY(time=clock)
    return texts.ON_DAY(day=_day_of(ui, found, day), time=clock)


def day(ui: Ui, utc: str) -> Param:
    """The day of a time, short: today, yesterday, a weekday of the last week, else the date."""
    found = local_time(utc)
    if found is None:
        return texts.SOME_DAY_SHORT()
    date = QDate(found.year, found.month, found.day)
    ago = date.daysTo(QDate.currentDate())
    if ago in (0, 1):
        return (texts.TODAY_SHORT, texts.YESTERDAY_SHORT)[ago]()
    if 1 < ago <= _WEEK:
        return _locale(ui).toString(date, "ddd")
    return _day_of(ui, found, date)


def _day_of(ui: Ui, found: datetime, date: QDate) -> str:
    """Day and month, with the year if it is another one."""
    same = found.year == QDate.currentDate().year()
    return _locale(ui).toString(date, "d MMM" if same else "d MMM yyyy")


def _locale(ui: Ui) -> QLocale:
    return QLocale(ui.words.language)


# ---------------------------------------------------------------------- who and where


def plans(info: MatchInfo) -> dict[str, SeatPlan]:
    """Who sits where, in the order of the seats."""
    return {seat.id: plan_of(info.players.get(seat.id)) for seat in card_of(info.game).seats}


def player(plan: SeatPlan) -> Param:
    """A player in words: a name, a person without one, or the level of a computer."""
    if plan.is_human:
        return plan.name or texts.HUMAN()
    return texts.COMPUTER_LEVEL(level=texts.level_name(plan.player))


def against(info: MatchInfo) -> Param:
    """Who plays with or against whom, in a word or two; "" where that tells nothing."""
    sat = list(plans(info).values())
    named = tuple(plan.name for plan in sat if plan.name)
    persons = sum(plan.is_human for plan in sat)
    if persons == 0:
        return texts.COMPUTERS()
    if persons < len(sat):
        return texts.NAMED_COMPUTER(players=named) if named else texts.AGAINST_COMPUTER()
    return texts.BETWEEN(players=named) if named else ""


def scenario(info: MatchInfo) -> Param:
    """The scenario, where the game has several to choose from; "" where that tells nothing."""
    several = card_of(info.game).names.get("scenario", {})
    named = info.scenario or next(iter(several), "")
    return Ref("scenario", named) if named in several else ""


def standing(info: MatchInfo) -> Param:
    """Where a match stands: its outcome, or its turn and steps."""
    if info.outcome is not None:
        return info.outcome.reason
    if not info.steps:
        return texts.JUST_BEGUN()
    steps = texts.STEP(info.steps)
    return texts.LABEL_STEPS(label=info.label, steps=steps) if info.label is not None else steps


def is_mine(info: MatchInfo) -> bool:
    """Whether a person is asked now."""
    sat = {seat: plan_of(kept) for seat, kept in info.players.items()}
    return info.outcome is None and any(sat[seat].is_human for seat in info.asked if seat in sat)


def has_person(info: MatchInfo) -> bool:
    """Whether a person plays in it at all."""
    return any(plan_of(kept).player == HUMAN for kept in info.players.values())


# ---------------------------------------------------------------------- found and put in order

#: Orders of the library by key, with what each is called.
ORDERS = {
    "played": texts.BY_PLAYED,
    "name": texts.BY_NAME,
    "game": texts.BY_GAME,
    "turn": texts.BY_TURN,
    "result": texts.BY_RESULT,
}


def found_by(ui: Ui, entry: Entry) -> str:
    """All a match can be found by, folded: name, file, game, players."""
    parts: list[Param] = [entry.name, entry.path.stem]
    info = entry.info
    if info is not None:
        parts += [game_name(info.game), scenario(info), *(player(plan) for plan in plans(info).values())]
    return folded(" ".join(ui.words(part) for part in parts))


def is_kind(entry: Entry, kind: str) -> bool:
    """Whether a match passes a filter: ``all``, ``mine``, ``running``, ``over``."""
    info = entry.info
    if kind == "all" or info is None:
        return kind == "all"
    if kind == "over":
        return info.outcome is not None
    return info.outcome is None and (kind == "running" or is_mine(info))


def in_order(ui: Ui, entries: list[Entry], order: str) -> list[Entry]:
    """Matches in an order; those played last come first among equals, unreadable ones at the end."""
    if not entries:
        return []  # the first painting of the start page waits for nothing of the store
    from anahuac.store.library import by_played

    made = sorted(entries, key=by_played, reverse=True)

    def of_order(entry: Entry) -> tuple[object, ...]:
        info = entry.info
        if info is None:
            return (1, "")
        if order == "name":
            return (0, folded(entry.name))
        if order == "game":
            return (0, folded(ui.words(game_name(info.game))))
        if order == "turn":
            return (0, -turn(ui, info), -info.steps)
        if order == "result":
            return (0, *((1, "") if info.outcome is None else (0, folded(ui.words(info.outcome.reason)))))
        return (0, "")

    return sorted(made, key=of_order)


def turn(ui: Ui, info: MatchInfo) -> int:
    """The number that the turn's name has in it, 0 where there is none; beyond all for a match that is over."""
    if info.outcome is not None:
        return _LAST
    number = re.search(r"\d{1,6}", ui.words(info.label)) if info.label is not None else None
    return int(number.group()) if number is not None else 0


# ---------------------------------------------------------------------- words of strangers

#: Longest word of a stranger's that a line can take.
_LONGEST = 36


def legible(said: str) -> str:
    """A sentence with a stranger's words in it, fit for a label: on one line, no word too long to be wrapped."""
    return re.sub(rf"\S{{{_LONGEST + 1},}}", lambda found: shortened(found[0]), on_one_line(said))


def shortened(name: str) -> str:
    """A long name with its middle left out."""
    kept = _LONGEST // 2 - 1
    return name if len(name) <= _LONGEST else f"{name[:kept]}…{name[-kept:]}"
