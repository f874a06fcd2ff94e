"""Finding the program's data files."""

from __future__ import annotations

from pathlib import Path

import pytest

from anahuac import resources
from anahuac.resources import (
    ResourceMissing,
    resource_bytes,
    resource_names,
    resource_path,
    translation_bytes,
)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two data files, in a folder with a name that no simple encoding holds."""
    top = tmp_path / "Éléonore été 日本"
    for name, content in {
        "resources/games/g/map.json": "{}",
        "resources/games/g/scenarios/a.json": "[]",
        "resources/games/g/.hidden": "",
        "translations/anahuac_fr.ts": "<TS/>",
        "src/anahuac/resources.py": "",
        "secret.txt": "secret",
    }.items():
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    monkeypatch.setattr(resources, "_PACKAGE", top / "src" / "anahuac")
    return top


def test_a_file_is_found_in_a_checkout(checkout: Path) -> None:
    assert resource_bytes("games/g/map.json") == b"{}"
    assert resource_path("games/g") == checkout / "resources" / "games" / "g"
    assert translation_bytes("fr") == b"<TS/>"


def test_an_installed_package_is_preferred_to_what_lies_around_it(checkout: Path) -> None:
    packed = checkout / "src" / "anahuac" / "_resources" / "games" / "g"
    packed.mkdir(parents=True)
    (packed / "map.json").write_text("installed", "utf-8")
    assert resource_bytes("games/g/map.json") == b"installed"


@pytest.mark.usefixtures("checkout")
def test_names_below_a_folder_are_sorted_and_readable() -> None:
    assert resource_names("games/g") == ["games/g/map.json", "games/g/scenarios/a.json"]
    assert resource_names("games/g/scenarios") == ["games/g/scenarios/a.json"]


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(
    "name",
    [
        "../secret.txt",
        "games/../../secret.txt",
        "/etc/passwd",
        "C:/x",
        "games\\g",
        "",
        ".",
        "games//g",
        "games/g/",
    ],
)
def test_a_name_that_leaves_the_folder_is_refused(name: str) -> None:
    with pytest.raises(ResourceMissing) as caught:
        resource_bytes(name)
    assert caught.value.name == name
    assert "relative name" in str(caught.value)


@pytest.mark.usefixtures("checkout")
def test_what_is_missing_is_named() -> None:
    with pytest.raises(ResourceMissing, match=r"games/g/none\.json.*no such file"):
        resource_bytes("games/g/none.json")
    with pytest.raises(ResourceMissing, match="not a folder"):
        resource_names("games/g/map.json")
    with pytest.raises(ResourceMissing, match="games/g"):
        resource_bytes("games/g")
    with pytest.raises(ResourceMissing, match=r"anahuac_de\.ts"):
        translation_bytes("de")
    with pytest.raises(ResourceMissing, match="not a language code"):
        translation_bytes("../secret")
