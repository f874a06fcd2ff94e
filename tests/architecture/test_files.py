"""Sizes, words that must not be in a file, and the two commands of the README."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

LONGEST = 500

#: Built from pieces, so that this file is no finding of its own.
FORBIDDEN = {
    "the address of a package index": r"--(extra-)?index" + r"-url|--find" + r"-links|pypi\." + r"org/simple",
    "a path of somebody's machine": r"(?<![\w.])/" + r"(home|Users|root|work|opt|tmp)/\w|[A-Z]:\\Users",
}


def test_python_files_are_short_enough_to_be_read(root: Path, tracked: list[Path]) -> None:
    """A file above the limit holds two things; it is to be split."""
    lengths = {
        p.relative_to(root).as_posix(): len(p.read_bytes().splitlines()) for p in tracked if p.suffix == ".py"
    }
    assert lengths, "no Python file found"
    assert {name: n for name, n in lengths.items() if n > LONGEST} == {}


def test_no_file_names_a_machine_or_a_package_index(root: Path, tracked: list[Path]) -> None:
    """What is true of one machine only has no place in the project."""
    found = []
    for path in tracked:
        try:
            lines = path.read_text("utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(lines, 1):
            found += [
                f"{path.relative_to(root)}:{number}: {what}"
                for what, pattern in FORBIDDEN.items()
                if re.search(pattern, line)
            ]
    assert found == []


def test_readme_names_the_two_commands(root: Path) -> None:
    """Somebody who has just cloned the project finds how to play and how to test."""
    readme = (root / "README.md").read_text("utf-8")
    assert "python3 dev.py play" in readme
    assert "python3 dev.py test" in readme


def test_the_editor_is_under_contract_once_it_exists(root: Path) -> None:
    """import-linter refuses a root package that is not there, so the editor's first commit has to add it."""
    if (root / "editor" / "anahuac_editor").exists():
        settings = (root / "pyproject.toml").read_text("utf-8")
        assert re.search(r'root_packages = \[[^]]*"anahuac_editor"', settings)


def test_run_time_dependencies_are_the_locked_ones(root: Path) -> None:
    """pyproject.toml and requirements/run.in list the same packages with the same limits."""
    declared = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    lines = (root / "requirements" / "run.in").read_text("utf-8").splitlines()
    locked = [line.partition("#")[0].strip() for line in lines]
    assert declared == [line for line in locked if line]


def test_the_table_of_layers_names_each_module_in_its_order(root: Path) -> None:
    """What the check of imports knows at the top of the package, the table of CONTRIBUTING tells."""
    contracts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = [re.findall(r"\w+", layer) for layer in contracts[0]["layers"]]
    text = (root / "CONTRIBUTING.md").read_text("utf-8")
    table = text[text.index("| layer |") : text.index("\n\n", text.index("| layer |"))]
    told = {
        name: row
        for row, line in enumerate(table.splitlines())
        for name in re.findall(r"`anahuac\.(\w+)", line.split("|")[1])
    }
    known = {name: height for height, layer in enumerate(layers) for name in layer if name != "__main__"}
    assert told.keys() == known.keys()
    assert sorted(told, key=told.__getitem__) == sorted(told, key=lambda name: (known[name], told[name]))
