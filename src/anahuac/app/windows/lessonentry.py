"""A lesson among what can be played: pressing it begins it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import Glyph, Pressable, label
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.lessons.shelf import open_lesson


class LessonEntry(Worded, Pressable):
    """Name, what it is about, and a tag, which tells too whether it has been finished."""

    def __init__(self, ui: Ui, game: str, name: str) -> None:
        super().__init__()
        self.listen(ui)
        lesson = open_lesson(game, name)
        done = ui.settings.values.lessons.get(f"{game}/{name}", 0) >= len(lesson.tasks)
        title, about = label("", "strong", wrap=True), label("", "caption", wrap=True)
        tag = label("", "tag-gold")
        tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(title)
        said.addWidget(about)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(Glyph(ui, "book", 22, "accent"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        row.addWidget(tag, 0, Qt.AlignmentFlag.AlignTop)
        words = ui.words
        self.say("title", title.setText, lambda: words.named(lesson.title))
        self.say("name", self.setAccessibleName, lambda: words.named(lesson.title))
        self.say("about", about.setText, lambda: words.named(lesson.about))
        self.say("description", self.setAccessibleDescription, lambda: words.named(lesson.about))
        self.say("tag", tag.setText, texts.TAG_LESSON_DONE if done else texts.TAG_LESSON)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # as high as its words need where the column is narrow
        self.setSizePolicy(policy)
