"""What every menu owes its reader: a title in the language spoken, an access key, keys that every keyboard has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from anahuac.app.panels.widgets import escaped
from anahuac.app.windows.accesskeys import give_access, marked, unmarked
from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import campaign

Sit = Callable[..., MainWindow]

#: The rows of letters and signs of an AZERTY keyboard (PC, France): each key alone, then with Shift.
AZERTY = (
    ("²&é\"'(-è_çà)=", " 1234567890°+"),
    ("azertyuiop^$", "AZERTYUIOP¨£"),
    ("qsdfghjklmù*", "QSDFGHJKLM%µ"),
    ("<wxcvbn,;:!", ">WXCVBN?./§"),
)
#: The same of a US keyboard and of a German one.
US = (
    ("`1234567890-=", "~!@#$%^&*()_+"),
    ("qwertyuiop[]\\", "QWERTYUIOP{}|"),
    ("asdfghjkl;'", 'ASDFGHJKL:"'),
    ("zxcvbnm,./", "ZXCVBNM<>?"),
)
QWERTZ = (
    ("^1234567890ß´", '°!"§$%&/()=?`'),
    ("qwertzuiopü+", "QWERTZUIOPÜ*"),
    ("asdfghjklöä#", "ASDFGHJKLÖÄ'"),
    ("<yxcvbnm,.-", ">YXCVBNM;:_"),
)
NAMED = {"Return", "Enter", "Esc", "Right", "Left", "Up", "Down", "Del", "Tab", "Backspace"} | {
    f"F{n}" for n in range(1, 13)
}
#: Entries that are names, the same in both languages, or figures.
ALIKE = ("English", "Français", "100", "125", "150", "175", "200", "Alliances")


def menus(menu: QMenu, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[QAction]]]:
    """Every menu below one, with the way to it."""
    menu.aboutToShow.emit()
    actions = [action for action in menu.actions() if not action.isSeparator()]
    yield way, actions
    for action in actions:
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menus(inner, (*way, action.text()))


def all_menus(window: MainWindow) -> list[tuple[tuple[str, ...], list[QAction]]]:
    """The menu bar itself and every menu of it."""
    bar = window.line.bar.actions()
    found = [((), list(bar))]
    for action in bar:
        inner = action.menu()
        assert isinstance(inner, QMenu)
        found += menus(inner, (action.text(),))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_entry_has_an_access_key_of_its_own(window: MainWindow, sit: Sit, language: str) -> None:
    sit(campaign())
    window.set_language(language)
    found = all_menus(window)
    assert sum(len(actions) for _, actions in found) > 60
    for way, actions in found:
        keys = [marked(action.text()) for action in actions]
        assert all(keys), (way, [action.text() for action in actions])
        assert max(Counter(keys).values()) == 1, (way, [action.text() for action in actions])


def test_every_entry_is_said_in_both_languages(window: MainWindow, sit: Sit) -> None:
    sit(campaign())
    said: list[list[str]] = []
    for language in ("en", "fr"):
        window.set_language(language)
        said.append([unmarked(a.text()) for _, actions in all_menus(window) for a in actions])
    same = [one for one, two in zip(*said, strict=True) if one == two]
    assert [title for title in same if not title.startswith(ALIKE)] == []


@pytest.mark.usefixtures("active_window")
def test_an_access_key_opens_and_chooses(window: MainWindow) -> None:
    """Alt and the letters alone choose the dark theme."""
    bar = window.line.bar
    letters = []
    actions = bar.actions()
    for title in ("View", "Theme", "Dark"):
        action = next(a for a in actions if unmarked(a.text()) == title)
        letters.append(marked(action.text()))
        inner = action.menu()
        actions = inner.actions() if isinstance(inner, QMenu) else []
    QTest.keyClick(window, Qt.Key(ord(letters[0].upper())), Qt.KeyboardModifier.AltModifier)
    for letter in letters[1:]:
        QTest.keyClicks(QApplication.activePopupWidget(), letter)
    assert window.ui.settings.values.theme == "dark"


def test_translators_marks_stay_and_others_find_a_letter(window: MainWindow) -> None:
    titles = ["&Keys…", "&Keep", "Éé", "Knots && K", "100 %", "Co&ûts"]
    actions = [QAction(title, window) for title in titles]
    give_access(actions)
    assert [action.text() for action in actions] == [
        "&Keys…",
        "K&eep",
        "Éé",
        "K&nots && K",
        "&100 %",
        "&Coûts",
    ]


@pytest.mark.parametrize("said", ["Cortés & Malinche", "&", "a&b && c", "100 %"])
def test_a_text_that_is_no_title_is_read_as_it_is(said: str) -> None:
    assert unmarked(escaped(said)) == said
    assert marked(escaped(said)) == ""


def azerty_keys() -> set[str]:
    """Every shortcut that can be typed on AZERTY: Qt also takes a sign whose Shift the keyboard needs without it."""
    found = set(NAMED) | {f"Shift+{name}" for name in NAMED}
    for plain, shifted in AZERTY:
        for sign, above in zip(plain, shifted, strict=True):
            found |= {sign.upper(), f"Shift+{sign.upper()}", above.upper()}
    with_control = {f"Ctrl+{key}" for key in found}
    return found | with_control


def test_every_key_of_an_action_is_on_azerty(window: MainWindow) -> None:
    typed = azerty_keys()
    for key in window.menus.actions:
        standard = window.menus.standard(key)
        assert not standard or typed.intersection(standard), (key, standard)


@pytest.mark.parametrize(
    ("action", "wanted"), [("zoom_in", "Ctrl+="), ("whole", "Ctrl+À"), ("zoom_out", "Ctrl+-")]
)
def test_zooming_needs_no_shift_on_azerty(window: MainWindow, action: str, wanted: str) -> None:
    assert QKeySequence(wanted).toString() in window.menus.standard(action)


def test_no_two_actions_have_the_same_key(window: MainWindow) -> None:
    counts = Counter(name for key in window.menus.actions for name in window.menus.standard(key))
    assert [name for name, count in counts.items() if count > 1] == []


def readings(plain: str, above: str, modifiers: str, shift: bool) -> list[str]:
    """What Qt takes one key press for: the sign on the key, and with Shift the one above it, Shift counted or not.

    A letter has the same letter above it, and its Shift always counts.
    """
    if not shift:
        return [modifiers + plain.upper()]
    if above == plain.upper():
        return [f"{modifiers}Shift+{above}"]
    return [
        f"{modifiers}Shift+{plain.upper()}",
        f"{modifiers}Shift+{above.upper()}",
        modifiers + above.upper(),
    ]


def signs(layout: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str]]:
    """Every key of a layout, alone and with Shift."""
    for plain, shifted in layout:
        yield from zip(plain, shifted, strict=True)


@pytest.mark.parametrize("layout", [US, AZERTY, QWERTZ], ids=["us", "azerty", "qwertz"])
def test_no_press_of_a_key_means_two_actions(window: MainWindow, layout: tuple[tuple[str, str], ...]) -> None:
    """Qt does neither of two actions that one press may mean, and says so in its log alone."""
    kept = {name: key for key in window.menus.actions for name in window.menus.standard(key)}
    for plain, above in signs(layout):
        for modifiers in ("", "Ctrl+", "Alt+", "Ctrl+Alt+"):
            for shift in (False, True):
                names = [QKeySequence(name).toString() for name in readings(plain, above, modifiers, shift)]
                meant = {kept[name] for name in names if name in kept}
                assert len(meant) < 2, (modifiers, shift, plain, meant)


@pytest.mark.usefixtures("active_window")
@pytest.mark.parametrize(
    ("pressed", "shift", "wanted"),
    [
        (
            ("=", "+"),
            False,
            "zoom_in",
        ),  # both where the plus stands above the =, as on US and AZERTY keyboards
        (("=", "+"), True, "zoom_in"),
        (("+", "*"), False, "zoom_in"),
        (("-", "_"), False, "zoom_out"),
        (("-", "6"), False, "zoom_out"),
    ],
)
def test_keys_that_zoom_zoom(
    window: MainWindow, sit: Sit, pressed: tuple[str, str], shift: bool, wanted: str
) -> None:
    """Everything that one press may be taken for does the same, or nothing."""
    sit(campaign())
    assert window.table is not None
    done: list[str] = []
    for key, action in window.menus.actions.items():
        action.triggered.connect(lambda *_, key=key: done.append(key))
    for name in readings(*pressed, "Ctrl+", shift):
        combination = QKeySequence(name)[0]
        QTest.keyClick(window.table.map, combination.key(), combination.keyboardModifiers())
    assert done == [wanted]


@pytest.mark.usefixtures("active_window")
@pytest.mark.parametrize(("action", "size"), [("larger", 175), ("smaller", 125)])
def test_the_key_that_the_menu_prints_sets_the_text_size(
    window: MainWindow, sit: Sit, action: str, size: int
) -> None:
    sit(campaign())
    assert window.table is not None
    window.set_size(150)
    combination = window.menus.actions[action].shortcut()[0]
    QTest.keyClick(window.table.map, combination.key(), combination.keyboardModifiers())
    assert window.ui.settings.values.text_percent == size
