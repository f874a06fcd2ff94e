"""Texts are declared so that the extractor sees them, and both catalogues hold them all."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

#: The first source line of the module that defines the two functions is not a declaration.
DEFINED_IN = "src/anahuac/engine/text.py"


class Declaration(NamedTuple):
    """One call of text() or plural() in the sources."""

    place: str
    function: str
    arguments: list[ast.expr]
    has_keywords: bool


class Message(NamedTuple):
    """One entry of a catalogue."""

    context: str
    source: str
    state: str
    is_plural: bool
    forms: tuple[str, ...]


def declarations(root: Path) -> Iterator[Declaration]:
    """Every declaration of a text below src and editor."""
    for file in sorted([*root.glob("src/**/*.py"), *root.glob("editor/**/*.py")]):
        name = file.relative_to(root).as_posix()
        if name == DEFINED_IN:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("text", "plural")
            ):
                yield Declaration(f"{name}:{node.lineno}", node.func.id, node.args, bool(node.keywords))


def literal(node: ast.expr, kind: type) -> bool:
    """Whether an expression is a plain constant of a type."""
    return isinstance(node, ast.Constant) and type(node.value) is kind


def fault(declaration: Declaration) -> str | None:
    """What is wrong with a declaration, or None."""
    kinds = (str, str) if declaration.function == "text" else (str, str, str, int)
    arguments = declaration.arguments
    if declaration.has_keywords or len(arguments) != len(kinds):
        return f"takes {len(kinds)} arguments, all by position"
    if not all(literal(node, kind) for node, kind in zip(arguments, kinds, strict=True)):
        return "is only extracted rightly with literals, the last of plural() being the number 1"
    source = ast.literal_eval(arguments[1])
    if declaration.function == "plural" and "%n" not in source:
        return "has no %n"
    return None if declaration.function == "plural" or "%n" not in source else "has %n but is not plural()"


def fields(source: str) -> Counter[str]:
    """Placeholders of a template with how often each occurs, ``%n`` among them. ValueError for a bad one."""
    found: Counter[str] = Counter()
    for _, name, form, conversion in Formatter().parse(source):
        if name is not None:
            if not name.isidentifier() or form or conversion:
                raise ValueError(f"{name!r} in {source!r}")
            found[name] += 1
    found["%n"] = source.count("%n")
    return found


def messages(root: Path, language: str) -> list[Message]:
    """The entries of a catalogue."""
    tree = ElementTree.parse(root / "translations" / f"anahuac_{language}.ts")
    found = []
    for context in tree.iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            plural_forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    context.findtext("name") or "",
                    entry.findtext("source") or "",
                    translation.get("type", "finished"),
                    entry.get("numerus") == "yes",
                    tuple(plural_forms or [translation.text or ""]),
                )
            )
    return found


def test_every_declaration_is_made_of_literals(root: Path) -> None:
    """An f-string, a name or a keyword is extracted wrongly or not at all, and nobody would notice."""
    faults = {d.place: f"{d.function}() {what}" for d in declarations(root) if (what := fault(d))}
    assert faults == {}


def test_every_placeholder_is_a_plain_name(root: Path) -> None:
    """Fields are filled by name; positions, attributes and formats would differ between languages."""
    for declaration in declarations(root):
        if fault(declaration) is None:
            fields(ast.literal_eval(declaration.arguments[1]))


def test_french_catalogue_is_complete(root: Path) -> None:
    """Nothing unfinished, nothing vanished: run ``dev.py translate``, then fill or prune."""
    left = [m for m in messages(root, "fr") if m.state != "finished" or not all(m.forms)]
    assert left == []


def test_english_plurals_are_complete(root: Path) -> None:
    """The English catalogue holds the plural forms and nothing else."""
    entries = messages(root, "en")
    assert [m for m in entries if not m.is_plural] == []
    assert [m for m in entries if m.state != "finished" or len(m.forms) != 2 or not all(m.forms)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_catalogue_holds_exactly_the_declared_texts(root: Path, language: str) -> None:
    """Each declared text is in the French catalogue, each plural one in the English, and no other."""
    declared = {
        (*(ast.literal_eval(node) for node in d.arguments[:2]), d.function == "plural")
        for d in declarations(root)
        if fault(d) is None and (language != "en" or d.function == "plural")
    }
    kept = {(m.context, m.source, m.is_plural) for m in messages(root, language)}
    assert sorted(declared - kept) == [], "run: python3 dev.py translate"
    assert sorted(kept - declared) == [], "run: python3 dev.py translate --prune"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_placeholders_are_the_same_in_translation(root: Path, language: str) -> None:
    """A translation fills the same fields; a form for one thing may say the number in a word."""
    wrong = []
    for message in messages(root, language):
        wanted = fields(message.source)
        for form in message.forms:
            given = fields(form)
            if given.keys() - {"%n"} != wanted.keys() - {"%n"} or given["%n"] > wanted["%n"]:
                wrong.append((message.source, form))
        if message.is_plural and (len(message.forms) != 2 or "%n" not in message.forms[-1]):
            wrong.append((message.source, "plural forms"))
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ('text("c", f"{a} b")', "literal"),
        ('text("c", SOURCE)', "literal"),
        ('text("c", source="b")', "by position"),
        ('text("c", "a", "b")', "2 arguments"),
        ('text("c", "%n units")', "not plural"),
        ('plural("c", "%n unit(s)", "", N)', "number 1"),
        ('plural("c", "unit(s)", "", 1)', "no %n"),
        ('text("c", "{unit} storms " "{place}.")', None),
        ('plural("c", "%n unit(s)", "", 1)', None),
    ],
)
def test_the_check_itself_finds_faults(code: str, what: str | None) -> None:
    """The check above would be worth nothing if it let these pass."""
    call = ast.parse(code, mode="eval").body
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Name)
    found = fault(Declaration("here", call.func.id, call.args, bool(call.keywords)))
    assert found is None if what is None else re.search(re.escape(what), found or "")
