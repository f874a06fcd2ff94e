"""What lies in the cache folder in the place of a picture: never waited for, never believed, made again."""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from anahuac.app.cached import read_plain, write_plain
from anahuac.app.mapview.kept import KeptTiles
from anahuac.app.png import png_bytes
from anahuac.app.thumbs import TALLEST, Thumbs


def pipe(path: Path) -> None:
    """A pipe that nobody writes into."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("pipes with names are not everywhere")
    os.mkfifo(path)


def link_to_itself(path: Path) -> None:
    """A link that leads nowhere."""
    path.symlink_to(path)


def link_to_device(path: Path) -> None:
    """A device without end."""
    if not os.path.exists("/dev/zero"):
        pytest.skip("devices are not files everywhere")
    path.symlink_to("/dev/zero")


def huge_file(path: Path) -> None:
    """A file of a gigabyte that takes no room on the disk."""
    path.touch()
    os.truncate(path, 1 << 30)


def png(width: int, height: int) -> bytes:
    """The whole file of a black picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress(bytes((1 + (width + 7) // 8) * height), 9)
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def holding(data: bytes) -> Callable[[Path], None]:
    """A plain file of these bytes."""
    return lambda path: (path.write_bytes(data), None)[1]


IN_THE_WAY: dict[str, Callable[[Path], None]] = {
    "pipe": pipe,
    "folder": Path.mkdir,
    "link to itself": link_to_itself,
    "link to a device": link_to_device,
    "huge file": huge_file,
    "huge picture": holding(png(8000, 8000)),
    "picture too wide": holding(png(257, 200)),
    "picture too narrow": holding(png(255, 200)),
    "picture too high": holding(png(256, 256 * TALLEST + 1)),
    "truncated picture": holding(png(256, 200)[:-30]),
    "nothing": holding(b""),
}


@pytest.mark.parametrize("what", IN_THE_WAY)
def test_a_ground_is_not_read_from_it(tmp_path: Path, qapp: QApplication, what: str) -> None:
    thumbs = Thumbs(tmp_path)
    file = thumbs._ground_file("conquest", "light", 256)
    assert file is not None
    file.parent.mkdir()
    IN_THE_WAY[what](file)
    assert thumbs.ground("conquest", "light", 256) is None


def test_a_ground_of_its_size_is_read(tmp_path: Path, qapp: QApplication) -> None:
    thumbs = Thumbs(tmp_path)
    file = thumbs._ground_file("conquest", "light", 256)
    assert file is not None
    write_plain(file, png(256, 200))
    ground = thumbs.ground("conquest", "light", 256)
    assert ground is not None
    assert (ground.width(), ground.height()) == (256, 200)


@pytest.mark.parametrize("what", IN_THE_WAY)
def test_a_tile_is_not_read_from_it_and_takes_its_place(
    tmp_path: Path, qapp: QApplication, what: str
) -> None:
    kept = KeptTiles(tmp_path)
    file = kept._path("a")
    IN_THE_WAY[what](file)
    assert kept.load("a", 256) is None
    tile = QImage(256, 256, QImage.Format.Format_RGB32)
    tile.fill(Qt.GlobalColor.red)
    kept.save("a", tile)
    assert kept.load("a", 256) == (None if what == "folder" else tile)


def test_a_tile_with_a_checksum_that_claims_to_be_huge_takes_no_memory(
    tmp_path: Path, qapp: QApplication
) -> None:
    data = b"P6\n16000 16000\n255\n" + bytes(300)
    kept = KeptTiles(tmp_path)
    kept._path("a").write_bytes(data + zlib.crc32(data).to_bytes(4, "big"))
    assert kept.load("a", 64) is None


@pytest.mark.parametrize("what", ["pipe", "folder", "link to itself"])
def test_what_is_no_tile_does_not_stop_the_throwing_away(
    tmp_path: Path, qapp: QApplication, what: str
) -> None:
    kept = KeptTiles(tmp_path, most=2)
    IN_THE_WAY[what](tmp_path / "stranger")
    tile = QImage(8, 8, QImage.Format.Format_RGB32)
    for key in range(5):
        tile.fill(key)
        kept.save(key, tile)
    assert kept.load(4, 8) is not None


@pytest.mark.parametrize("what", [*IN_THE_WAY, "no end of brackets"])
def test_a_position_is_not_read_from_it(tmp_path: Path, qapp: QApplication, what: str) -> None:
    thumbs = Thumbs(tmp_path)
    match = tmp_path / "a.anahuac"
    match.write_bytes(b"x")
    file = thumbs._position_file(match)
    assert file is not None
    file.parent.mkdir()
    (IN_THE_WAY | {"no end of brackets": holding(b"[" * 200_000)})[what](file)
    assert thumbs.position(match) is None


@pytest.mark.parametrize("what", IN_THE_WAY)
def test_what_lies_where_a_file_is_made_ready_is_not_written_into(tmp_path: Path, what: str) -> None:
    IN_THE_WAY[what](tmp_path / ".a.png.part")
    if what == "folder":
        with pytest.raises(OSError, match="part"):
            write_plain(tmp_path / "a.png", b"x")
        return
    write_plain(tmp_path / "a.png", b"x")
    assert read_plain(tmp_path / "a.png", 1) == b"x"
    assert read_plain(tmp_path / "a.png", 0) is None


def test_the_pictures_of_the_program_are_read_again(tmp_path: Path, qapp: QApplication) -> None:
    image = QImage(512, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    thumbs = Thumbs(tmp_path)
    file = thumbs._ground_file("conquest", "dark", 512)
    assert file is not None
    write_plain(file, png_bytes(image))
    assert thumbs.ground("conquest", "dark", 512) == image
