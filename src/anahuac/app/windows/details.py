"""What there is to know of the match chosen in the library."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import label, role
from anahuac.app.readying import is_ready
from anahuac.app.shelf import card_of, game_name
from anahuac.app.ui import Ui
from anahuac.app.windows import telling, texts
from anahuac.engine.game import OptionValue
from anahuac.engine.text import Param, Ref

if TYPE_CHECKING:
    from anahuac.store.info import MatchInfo
    from anahuac.store.library import Entry

#: Options named one by one; of more only how many differ is told.
MOST_OPTIONS = 2


class Details(Worded, QFrame):
    """Two columns of lines: what, and how it is with this match."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        role(self, "card")
        self._entry: Entry | None = None
        self.lines: dict[str, tuple[QLabel, QLabel]] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        for key, said in texts.DETAILS.items():
            left, right = label("", "caption"), label("", "", wrap=True)
            right.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            right.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row = self._grid.rowCount()
            self._grid.addWidget(left, row, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(right, row, 1)
            self.say(f"name:{key}", left.setText, said)
            self.lines[key] = (left, right)

    def show_entry(self, entry: Entry | None) -> None:
        """The match chosen; nothing for none."""
        self._entry = entry
        self._tell()

    def retranslated(self) -> None:
        self._tell()

    def _tell(self) -> None:
        entry, words = self._entry, self.ui.words
        said: dict[str, Param] = {} if entry is None else self._said(entry)
        for key, (left, right) in self.lines.items():
            say = words if key in ("fault", "file") else words.sentence  # the name of a file is as it is
            text = telling.legible(say(said[key])) if said.get(key) else ""
            if key == "seats" and entry is not None and entry.info is not None:
                text = self._seats(entry.info)
            right.setText(text)
            left.setVisible(bool(text))
            right.setVisible(bool(text))

    def _said(self, entry: Entry) -> dict[str, Param]:
        info = entry.info
        file = self._file(entry.path)
        if info is None:
            fault: Param = entry.fault.reason if entry.fault is not None else ""
            return {"fault": fault, "file": file}
        position = self.ui.thumbs.position(entry.path)
        steps = texts.STEP(info.steps)
        return {
            "game": game_name(info.game),
            "scenario": telling.scenario(info),
            "stands": telling.standing(info) if info.outcome is None else steps,
            "result": info.outcome.reason if info.outcome is not None else "",
            "score": position.said if position is not None and info.outcome is None else "",
            "options": self._options(info),
            "when": texts.BEGUN_PLAYED(
                begun=telling.when(self.ui, info.created), played=telling.when(self.ui, info.played)
            ),
            "file": file,
        }

    def _seats(self, info: MatchInfo) -> str:
        """One line for each seat."""
        words = self.ui.words
        lines = []
        for seat, plan in zip(card_of(info.game).seats, telling.plans(info).values(), strict=True):
            said = texts.VERSUS(seat=Ref("camp", seat.id), player=telling.player(plan))
            lines.append(telling.legible(words.sentence(said)))
        return "\n".join(lines)

    def _options(self, info: MatchInfo) -> Param:
        differing = info.setup.options
        if not differing:
            return texts.SAME()
        if len(differing) > MOST_OPTIONS or not is_ready(info.game):
            return texts.DIFFERENT(len(differing))
        return tuple(self._option(key, value) for key, value in sorted(differing.items()))

    def _option(self, key: str, value: OptionValue) -> Param:
        name = Ref("setting", key)
        if isinstance(value, bool):
            return name if value else texts.OPTION_OFF(option=name)
        if isinstance(value, list):
            return name
        return texts.OPTION_IS(option=name, value=Ref("setting_value", f"{key}={value}"))

    def _file(self, path: Path) -> Param:
        try:
            size = path.stat().st_size
        except OSError:
            return path.name
        said = QLocale(self.ui.words.language).formattedDataSize(
            size, 0, QLocale.DataSizeFormat.DataSizeTraditionalFormat
        )
        return texts.FILE_OF(file=path.name, size=said)


__all__ = ["Details"]
