"""Where the docks of the table stand, by the room there is in effective pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar, QTabWidget

from anahuac.app.panels.docks import Dock
from anahuac.app.panels.moretabs import MoreTabs
from anahuac.app.ui import Ui
from anahuac.app.windows.docksizes import (
    GAP,
    HEIGHTS,
    LEAST_HEIGHT,
    LEAST_READING,
    STRIP_WIDTHS,
    TAB,
    TABS_BESIDE,
    TIERS,
    UNDER_HEIGHTS,
    WIDTHS,
    Tier,
)
from anahuac.app.windows.layouts import NOWHERE, Layouts

RIGHT, BOTTOM = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
BELOW, BESIDE = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
#: Areas of docks that stand nowhere until they are called for; those that never stand round the map by themselves.
CALLED = ("asked", "read")
NOT_ROUND = ("under", "past", *CALLED)


class Arrangement:
    """Puts docks into an area. ``areas`` tells where each belongs; ``under`` docks come only when asked for.

    What a person has made of it is put up instead wherever the window is as wide as it was then.
    """

    def __init__(
        self,
        ui: Ui,
        area: QMainWindow,
        docks: dict[str, Dock],
        areas: Mapping[str, str],
        summary: Dock,
        layouts: Layouts,
    ) -> None:
        self._ui = ui
        self._area = area
        self._docks = docks
        self.areas = dict(areas)  # key of a dock to where it belongs
        self._summary = summary
        self.tier = Tier()
        self.under = ""  # key of the dock that stands under the board, in place of track and strip
        self.past = (
            False  # one looks at history: track and strip make room, panels of ``past`` come to the front
        )
        self.asked = ""  # key of the dock of ``asked`` that is called for now
        self.asked_beside = False  # it stands beside the board
        self.reading = ""  # key of the dock of ``read`` that has the right-hand column to its full height now
        self.layouts = layouts
        self.personal = False  # the docks stand as a person has put them
        self._unsized = False  # they were put there before there was anything to be seen
        layouts.touched.connect(self._touched)
        self.panels_shown = False  # in the smallest windows: the panels instead of the map
        area.setDockNestingEnabled(True)
        area.setAnimated(False)
        area.setTabPosition(RIGHT, QTabWidget.TabPosition.North)
        area.setTabPosition(BOTTOM, QTabWidget.TabPosition.North)
        area.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        area.setCorner(Qt.Corner.TopRightCorner, RIGHT)

    @property
    def map_shown(self) -> bool:
        """Whether the map is seen."""
        return not (self.tier.name == "tiny" and self.panels_shown)

    def wanted(self, room: QSize) -> Tier:
        """What suits so many effective pixels."""
        name = next((name for least, name in TIERS if room.width() >= least), "tiny")
        strip = room.height() >= 680 and name in ("wide", "middle") and not self.under and not self.past
        track = room.height() >= 420 and name != "tiny" and not self.under and not self.past
        return Tier(name, strip, track, self.under)

    def arrange(self, room: QSize) -> None:
        """Put every dock where it belongs now: where a person has put it, or else where it stands by itself."""
        self.tier = self.wanted(room)
        self.layouts.busy = True
        for dock in self._docks.values():
            self.layouts.watch(dock)
        self.personal = self._restored()
        if not self.personal:
            self.layouts.shown = frozenset()
            self._arrange_standard()
        self._mend()
        self.layouts.busy = False
        self._heads()

    def belonging(self) -> frozenset[str]:
        """Keys of the docks that stand somewhere now, whatever was on the screen before."""
        if self.tier.name == "tiny" and not self.panels_shown:
            return frozenset()
        if self.past:
            found = {key for key in self._docks if self.areas.get(key) not in CALLED}
        else:
            found = {key for key in self._docks if self.areas.get(key) not in NOT_ROUND}
            if self.tier.name == "wide" and not self.under:
                found -= self._aside() - self.layouts.shown
            found |= {self.under} | {self.asked}
        if self.tier.name != "tiny":
            found.add(self.reading)
            found -= self.layouts.closed
        return frozenset(found & set(self._docks))

    def _aside(self) -> frozenset[str]:
        """Keys of the docks that stand in a tab, in the widest windows only once they are wanted."""
        return frozenset(key for key, area in self.areas.items() if area == "aside")

    def _strangers(self) -> list[Dock]:
        """Docks that a layout that is kept says nothing of, and that stand nowhere in it."""
        told = self.belonging() | self.layouts.closed
        found = [dock for key, dock in self._docks.items() if key not in told]
        return found if self._has_summary else [*found, self._summary]

    def _mend(self) -> None:
        """See to it that just those docks stand that belong here, whatever a layout that was kept holds."""
        belong = self.belonging()
        homeless = []
        for key, dock in self._docks.items():
            if key not in belong:
                if not dock.isHidden() or (
                    self._area.dockWidgetArea(dock) != NOWHERE and not self._is_shut(key)
                ):
                    self._area.removeDockWidget(dock)
            elif dock.isHidden() or self._is_homeless(dock):
                homeless.append(key)
        hosts = [self._docks[key] for key in self._docks if key in belong and key not in homeless]
        for key in homeless:
            dock, area = self._docks[key], BOTTOM if key == self.under else RIGHT
            host = next(
                (h for h in hosts if self._area.dockWidgetArea(h) == area and not h.isFloating()), None
            )
            self._area.addDockWidget(area, dock)
            if host is not None:
                self._area.tabifyDockWidget(host, dock)
                host.raise_()
            dock.show()
        if not self._has_summary and not self._summary.isHidden():
            self._area.removeDockWidget(self._summary)

    def _is_shut(self, key: str) -> bool:
        """Whether a person has closed it; it keeps its place then."""
        return key in self.layouts.closed

    @property
    def _has_summary(self) -> bool:
        """Whether score and die stand in two lines under the panels."""
        return self.tier.name in ("narrow", "small") and not self.under and not self.past

    def arrange_anew(self, room: QSize) -> None:
        """Forget what a person has made of it."""
        self.layouts.forget()
        self.layouts.busy = True
        for dock in self.layouts.floating():
            dock.setFloating(False)
        self.layouts.busy = False
        self.arrange(room)

    @property
    def _name(self) -> str:
        """Of the layout that suits now."""
        tier = self.tier
        rows = "strip" if tier.strip else "track" if tier.track else "map"
        return f"{tier.name}:{rows}:{tier.under}:{round(self._ui.look.text_scale * 100)}"

    @property
    def _keeps(self) -> bool:
        """Whether what is done to docks now is kept; not while something passing changes all of them."""
        return bool(self.tier.name) and self.tier.name != "tiny" and not self.past and not self.reading

    def _touched(self) -> None:
        self.personal = self.personal or self._keeps
        self.layouts.busy = True
        self._mend()
        self.layouts.busy = False
        self._heads()
        if self._keeps:
            self.layouts.keep(self._name)

    def _restored(self) -> bool:
        """Put up what a person has made, if there is something for a window like this."""
        unknown = self.layouts.restore(self._name, self._strangers) if self._keeps else None
        if unknown is None:
            return False
        self._unsized = not self._area.isVisible()
        for key, dock in self._docks.items():
            if self.areas.get(key) in CALLED:
                self._area.removeDockWidget(dock)
        host = next((d for d in self._docks.values() if self._area.dockWidgetArea(d) == RIGHT), None)
        for key in unknown:
            if self.areas.get(key) not in NOT_ROUND:
                self._area.addDockWidget(RIGHT, self._docks[key])
                if host is not None:
                    self._area.tabifyDockWidget(host, self._docks[key])
                    host.raise_()
                self._docks[key].show()
        self._place_asked(True)
        return True

    def _arrange_standard(self) -> None:
        """Where docks stand by themselves; what floats goes on floating, what was closed stays closed."""
        floating = {dock: dock.geometry() for dock in self.layouts.floating()}
        for dock in (*self._docks.values(), self._summary):
            if dock.isFloating():
                dock.setFloating(False)
            self._area.removeDockWidget(dock)
        if self.past:
            self._arrange_past()
        elif self.under and self.tier.name != "tiny":
            self._arrange_under()
        else:
            self._arrange_round()
        self._place_asked(True)
        self._place_reading()
        if not self.panels_shown and self.tier.name == "tiny":
            for dock in self._docks.values():
                dock.hide()
        if self.tier.name == "tiny":
            return
        for key in self.layouts.closed:
            self._docks[key].hide()
        for dock, place in floating.items():
            if not dock.isHidden():
                dock.setFloating(True)
                dock.setGeometry(place)

    def ask_for(self, key: str, beside: bool = False, front: bool = True) -> None:
        """Call for a dock that stands nowhere otherwise; "" for none.

        ``beside`` a board that has the whole width, else in a tab; brought to the ``front``, or as it is.
        """
        gone = self._docks.get(self.asked)
        if gone is not None and (key, beside) != (self.asked, self.asked_beside):
            self._area.removeDockWidget(gone)
        self.asked, self.asked_beside = key, beside
        self._place_asked(front)
        self._heads()

    def _place_asked(self, front: bool) -> None:
        dock = self._docks.get(self.asked)
        if dock is None or self.past or not self.tier.name:
            return
        if self.tier.name == "tiny" and not self.panels_shown:
            dock.hide()
            return
        under = bool(self.under) and self.tier.name in UNDER_HEIGHTS
        if dock.isHidden() or self._is_homeless(dock):
            if under and self.asked_beside:
                self._area.addDockWidget(RIGHT, dock)
            else:
                area = BOTTOM if under else RIGHT
                hosts = [d for d in self._docks.values() if d is not dock and not d.isHidden()]
                hosts = [d for d in hosts if self._area.dockWidgetArea(d) == area]
                if under and self.tier.name in TABS_BESIDE:
                    hosts = [d for d in hosts if d is not self._docks[self.under]]
                self._area.addDockWidget(area, dock)
                if hosts:
                    shown = next((d for d in hosts if not d.visibleRegion().isEmpty()), hosts[0])
                    self._area.tabifyDockWidget(hosts[0], dock)
                    shown.raise_()
            dock.show()
        # Where the board's own panel shares the tabs, it stays in front: the hands are read there.
        if front and (not under or self.asked_beside or self.tier.name in TABS_BESIDE):
            dock.raise_()

    def _is_homeless(self, dock: Dock) -> bool:
        """Whether it stands nowhere: Qt may show a dock that was taken out of the area, and it has no room."""
        return self._area.dockWidgetArea(dock) == NOWHERE and not dock.isFloating()

    def _place_reading(self) -> None:
        """What is read stands before all panels at the right, which share its column in tabs."""
        dock = self._docks.get(self.reading)
        if dock is None or self.tier.name == "tiny":
            return
        others = (d for d in self._docks.values() if d is not dock and not d.isHidden())
        right = [d for d in others if self._area.dockWidgetArea(d) == RIGHT]
        self._area.addDockWidget(RIGHT, dock)
        for other in [*right[1:], dock] if right else []:
            self._area.tabifyDockWidget(right[0], other)
        dock.show()
        dock.raise_()

    def raise_panel(self, key: str) -> None:
        """Bring a panel to the front."""
        dock = self._docks.get(key)
        if dock is None or (self.areas.get(key) in ("under", "past") and key != self.under and not self.past):
            return
        if self._is_homeless(dock):
            if self.areas.get(key) in CALLED and key not in (self.asked, self.reading):
                return
            if key == self.asked:
                self._place_asked(True)
        if dock.isHidden() and self.tier.name == "wide":
            beside = "inspector" if not self.under else "log"
            self._area.tabifyDockWidget(self._docks[beside], dock)
            self.layouts.shown |= {key}  # it belongs here until all is arranged anew
        if self.tier.name == "tiny" and not self.panels_shown:
            return
        dock.show()
        dock.raise_()
        self._heads()  # among tabs only what is shown counts

    def show_subject(self) -> None:
        """A question is about something on the map: what the inspector tells of it comes before other tabs.

        Odds that are called for, and what one reads, stay where they are.
        """
        dock = self._docks["inspector"]
        front = next(
            (d for d in self._area.tabifiedDockWidgets(dock) if not d.visibleRegion().isEmpty()), None
        )
        if front is not None and self.areas.get(front.objectName()) not in CALLED:
            dock.raise_()

    def resize(self) -> None:
        """Give the docks their sizes, unless a person has."""
        if self.personal:
            if self._unsized and self._area.isVisible():
                self._unsized = False
                self.layouts.busy = True
                self.personal = self._restored()
                self._mend()
                self.layouts.busy = False
                self._heads()
            if self._has_summary and not self._summary.isHidden() and not self._summary.isFloating():
                high = self._summary.minimumSizeHint().height()  # two lines need no more, whatever was kept
                self._area.resizeDocks([self._summary], [high], BELOW)
            return
        px = self._ui.look.px
        name = self.tier.name
        docks: list[Dock] = []  # one of each group of tabs, the highest
        highest = sorted(self._docks.values(), key=lambda dock: -HEIGHTS.get(dock.objectName(), 100))
        for dock in (*highest, self._summary):
            seen = not dock.isHidden() and not dock.isFloating()
            if seen and not set(self._area.tabifiedDockWidgets(dock)) & set(docks):
                docks.append(dock)
        right = [dock for dock in docks if self._area.dockWidgetArea(dock) == RIGHT]
        if right:
            wide = max(WIDTHS[name], LEAST_READING) if self.reading else WIDTHS[name]
            self._area.resizeDocks(right, [px(wide)] * len(right), BESIDE)
        heights = dict(HEIGHTS)
        if name in ("narrow", "small"):
            heights["inspector"] = 560
        elif self.asked:
            heights |= {"inspector": 400, self.asked: 400, "log": 190}  # the log gives way, and that not far
        if self.past:
            heights = {dock.objectName(): 200 for dock in docks} | {"step": 230, "log": 400}
        if self.under and name in UNDER_HEIGHTS and not self.past:
            heights |= {dock.objectName(): UNDER_HEIGHTS[name] for dock in docks if dock not in right}
        heights |= self._filling(right, heights)
        if docks:
            self._area.resizeDocks(docks, [px(heights.get(d.objectName(), 100)) for d in docks], BELOW)
        under = self._docks.get(self.under) if not self.past else None
        if under is not None and name in TABS_BESIDE:
            tabs = next((dock for dock in docks if dock is not under), under)
            beside = px(TABS_BESIDE[name])
            rest = max(beside, self._area.width() - beside)
            self._area.resizeDocks([under, tabs], [rest, beside], BESIDE)
        strip = [dock for dock in docks if dock.objectName() in STRIP_WIDTHS and dock not in right]
        if len(strip) > 1 and self.tier.strip:
            self._area.resizeDocks(strip, [px(STRIP_WIDTHS[dock.objectName()]) for dock in strip], BESIDE)

    def _filling(self, column: Sequence[Dock], heights: Mapping[str, int]) -> dict[str, int]:
        """Heights of the docks of a column that can do with more or less, so that all together fill it."""
        free = {"inspector", "log", self.asked}
        keys = [dock.objectName() for dock in column]
        loose = [key for key in keys if key in free]
        if not loose:
            return {}
        room = self._area.height() / self._ui.look.text_scale - GAP * (len(keys) - 1)
        room -= TAB * sum(bool(self._area.tabifiedDockWidgets(dock)) for dock in column)
        left = room - sum(heights.get(key, 100) for key in keys if key not in free)
        wished = sum(heights.get(key, 100) for key in loose)
        return {key: max(LEAST_HEIGHT, round(left * heights.get(key, 100) / wished)) for key in loose}

    # ------------------------------------------------------------------ helpers

    def _arrange_under(self) -> None:
        """The board has the whole width; its own panel stands under it, all others in tabs beside that."""
        under = self._docks[self.under]
        self._area.setCorner(Qt.Corner.BottomRightCorner, BOTTOM)  # what stands beside the board is no higher
        self._area.addDockWidget(BOTTOM, under)
        under.show()
        order = ["log", "inspector", *(key for key in self._docks if key not in ("log", "inspector"))]
        rest = [self._docks[key] for key in order if self.areas.get(key) not in NOT_ROUND]
        host = under
        if self.tier.name in TABS_BESIDE:
            host = rest.pop(0)
            self._area.splitDockWidget(under, host, BESIDE)
            host.show()
        for dock in rest:
            self._area.tabifyDockWidget(host, dock)
            dock.show()
        host.raise_()

    def _arrange_past(self) -> None:
        """At the right what tells of the past, and the log; everything else in tabs beside it."""
        told = [key for key in self._docks if self.areas.get(key) == "past"]
        others = [k for k in self._docks if k not in told and k != "log" and self.areas.get(k) not in CALLED]
        count = {"wide": len(told), "middle": 1}.get(self.tier.name, 0)
        stands, tabs = [*told[:count], "log"], [*told[count:], *others]
        host = self._docks[told[-1] if self.tier.name == "wide" and told else "log"]
        for key in stands:
            self._area.addDockWidget(RIGHT, self._docks[key], BELOW)
            self._docks[key].show()
        for key in tabs:
            self._area.tabifyDockWidget(host, self._docks[key])
            self._docks[key].show()
        host.raise_()

    def _arrange_round(self) -> None:
        """Panels in a column at the right, track and strip below the map."""
        self._area.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        right, bottom = self._assign()
        for at, key in enumerate(bottom):
            dock = self._docks[key]
            self._area.addDockWidget(BOTTOM, dock)
            if at:
                under_track = at == 1 and self.areas.get(bottom[0]) == "track"
                self._area.splitDockWidget(
                    self._docks[bottom[at - 1]], dock, BELOW if under_track else BESIDE
                )
            dock.show()
        self._stack(right)
        if self._has_summary:
            self._area.addDockWidget(RIGHT, self._summary, BELOW)
            self._summary.show()

    def _assign(self) -> tuple[list[str], list[str]]:
        """Keys of the docks at the right, and of those below the map, in order."""
        tier = self.tier
        right, bottom = [], []
        for key in self._docks:
            area = self.areas.get(key, "right")
            below = (area == "strip" and tier.strip) or (area == "track" and tier.track)
            if below:
                bottom.append(key)
            elif (
                area not in ("past", *CALLED)
                and (area != "under" or key == self.under)
                and not (area == "aside" and tier.name == "wide")
            ):
                right.append(key)
        if "dice" in right and tier.name == "wide":  # what is read first stands above the log
            right.remove("dice")
            right.insert(right.index("log"), "dice")
        order = {"track": 0, "dice": 1}
        return right, sorted(bottom, key=lambda k: order.get(self.areas.get(k, ""), order.get(k, 2)))

    def _stack(self, right: list[str]) -> None:
        """As many above each other as the width is for, the rest in tabs."""
        name = self.tier.name
        count = {"wide": len(right), "middle": 2}.get(name, 1)
        for key in right[:count]:
            self._area.addDockWidget(RIGHT, self._docks[key], BELOW)
            self._docks[key].show()
        rest = right[count:]
        if not rest:
            return
        if count == 1:  # on the bar first what the game is about, then the log
            rest.sort(key=lambda key: (key != right[1], key != "log"))
        host = self._docks[right[0]]
        if name == "middle":
            rest.sort(key=lambda key: key != "log")  # the first is in front
            host = self._docks[rest.pop(0)]
            self._area.addDockWidget(RIGHT, host, BELOW)
            host.show()
        for key in rest:
            self._area.tabifyDockWidget(host, self._docks[key])
            self._docks[key].show()
        host.raise_()

    def _heads(self) -> None:
        """A dock in a tab, or under the board, needs no title of its own; tabs are whole, or in a menu."""
        for bar in self._area.findChildren(QTabBar):
            more = bar.findChild(MoreTabs) or MoreTabs(self._ui, bar)
            more.fit_soon()
        for key, dock in self._docks.items():
            tabbed = bool(self._area.tabifiedDockWidgets(dock))
            alone = not tabbed and (self.areas.get(key) != "under" or self.past)
            dock.show_head(dock.isFloating() or alone)
            # Nobody can put up what has no place here.
            placed = self.areas.get(key) not in NOT_ROUND or self._area.dockWidgetArea(dock) != NOWHERE
            dock.toggleViewAction().setVisible(placed or dock.isFloating())
