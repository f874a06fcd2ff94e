"""What the program tells about itself: reports of crashes, version and licence."""

from __future__ import annotations

from anahuac import __version__
from anahuac.app.windows import texts
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus


class Help(Feature):
    """The end of the help menu."""

    def offer(self, menus: Menus) -> None:
        menus.add("help", "reports", texts.LOGS, slot=self.show_reports)
        menus.add("help", "about", texts.ABOUT, slot=self._about)

    def show_reports(self) -> None:
        """Open the folder with the logs and reports where the desktop shows folders."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        folder = self.window.matches.folders.logs
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _about(self) -> None:
        from anahuac.app.windows import boxes

        boxes.about(self.window, self.ui, __version__)
