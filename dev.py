#!/usr/bin/env python3
"""The one command of this project: ``python3 dev.py play|test|bench|lint|translate``.

Needs nothing but Python 3.11: it makes its own environment in ``.venv`` from the pinned and hashed versions
in ``requirements/``, and on Linux sees to it that Qt finds its system libraries.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "anahuac-stamp.json"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
IS_CI = os.environ.get("CI", "").lower() in {"1", "true"}
IS_LINUX = sys.platform.startswith("linux")


def heading(title: str) -> None:
    """Print a line that stands out in a long output."""
    print(f"\n=== {title} ".ljust(78, "="), flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None) -> int:
    """Run a command at the project's top with this terminal's input and output; return its exit code."""
    return subprocess.run([str(c) for c in command], cwd=ROOT, env=env, check=False).returncode


def must(*command: str | Path) -> None:
    """Run a command that has to succeed; exit with a sentence when it does not."""
    if code := run(*command):
        sys.exit(f"dev.py: this command failed with exit code {code}: {' '.join(map(str, command))}")


# --- Debian packages ---------------------------------------------------------------------------------------


def debian_packages(purposes: set[str]) -> list[tuple[str, str]]:
    """Rows (package, library or program) of requirements/debian.txt that serve one of the purposes."""
    lines = (ROOT / "requirements" / "debian.txt").read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [(package, library) for package, library, purpose in rows if purpose in purposes]


def is_present(library: str) -> bool:
    """Whether the dynamic linker finds a library, or the search path a program."""
    if ".so" not in library:
        return shutil.which(library) is not None
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_debian(packages: Sequence[str], why: str, required: bool) -> None:
    """Install packages where that needs no question; else name the command, and exit if required."""
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        heading(f"Debian packages: {' '.join(packages)}")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        must("apt-get", "update", "--quiet")
        must(*command)
        return
    advice = f"dev.py: {why}\nOn Debian and Ubuntu this installs what is missing:\n\n"
    advice += f"    sudo {' '.join(command)}\n"
    if not shutil.which("apt-get"):
        advice += "\nOther systems have the same libraries under similar names.\n"
    if required:
        sys.exit(advice)
    print(advice, file=sys.stderr, flush=True)


def ensure_system(command: str) -> None:
    """On Linux, make sure that environments can be made, that Qt can load, and that windows can open."""
    if not IS_LINUX:
        return
    is_x11 = bool(os.environ.get("DISPLAY")) and not os.environ.get("WAYLAND_DISPLAY")
    wanted = {"qt"} | ({"window", "test"} if command == "test" else {"window"} if is_x11 else set())
    missing = {package: name for package, name in debian_packages(wanted) if not is_present(name)}
    required = missing.keys() & dict(debian_packages({"qt"})).keys()
    if importlib.util.find_spec("ensurepip") is None and not PYTHON.exists():
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        missing[package] = "Python's venv"
        required.add(package)
    if missing:
        names = ", ".join(missing.values())
        install_debian(list(missing), f"these parts of the system are missing: {names}", bool(required))


# --- The environment ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Hold the lock that lets one dev.py at a time build the environment; freed when the process ends."""
    with (ROOT / ".venv.lock").open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def lock_hash(name: str) -> str:
    """Hash of a lock file, of whatever line ends."""
    content = (ROOT / "requirements" / f"{name}.txt").read_bytes()
    return hashlib.sha256(content.replace(b"\r\n", b"\n")).hexdigest()


def site_packages() -> Path:
    """Where the environment keeps its modules."""
    bases = dict.fromkeys(("base", "platbase", "installed_base"), str(VENV))
    return Path(sysconfig.get_path("purelib", "venv", vars=bases))


def link_project() -> None:
    """Put the checkout's packages on the environment's path and an ``anahuac`` command beside its Python.

    The path file is relative, so it needs no file system encoding and no build step.
    """
    folders = [os.path.relpath(ROOT / name, site_packages()) for name in ("src", "editor")]
    (site_packages() / "anahuac-checkout.pth").write_text("\n".join(folders) + "\n", "ascii")
    if os.name == "nt":
        (BIN / "anahuac.cmd").write_text('@"%~dp0python.exe" -m anahuac %*\n', "ascii")
    else:
        command = BIN / "anahuac"
        command.write_text('#!/bin/sh\nexec "$(dirname "$0")/python" -m anahuac "$@"\n', "ascii")
        command.chmod(0o755)


def ensure_environment(lock: str) -> None:
    """Make ``.venv`` hold what requirements/LOCK.txt pins ("run" or "dev"); rebuild it when that changed.

    The stamp is written last: an environment whose making was interrupted is made anew.
    """
    with only_one():
        hashes = {name: lock_hash(name) for name in ("run", "dev")}
        maker = {"python": sys.version, "place": str(VENV)}
        try:
            have = json.loads(STAMP.read_text("utf-8"))
        except (OSError, ValueError):
            have = {}
        locks = have.get("locks", {})
        if not PYTHON.exists() or have.get("maker") != maker or not locks.items() <= hashes.items():
            locks = {}
        if lock in locks or "dev" in locks:
            return
        if not locks:
            heading(f"Environment for Python {sys.version.split()[0]} (takes a minute, once)")
            must(getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", VENV)
        STAMP.unlink(missing_ok=True)
        heading(f"Packages of requirements/{lock}.txt")
        pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
        must(*pip, "--require-hashes", "-r", ROOT / "requirements" / f"{lock}.txt")
        link_project()
        STAMP.write_text(json.dumps({"maker": maker, "locks": {**locks, lock: hashes[lock]}}), "utf-8")


# --- Commands ----------------------------------------------------------------------------------------------


def checks(fix: bool) -> list[str]:
    """Run every check but the tests and return the names of those that failed."""
    sources = [name for name in ("src", "editor", "dev.py") if (ROOT / name).exists()]
    commands: list[tuple[str, list[str | Path]]] = [
        ("ruff check", [BIN / "ruff", "check", *(["--fix"] if fix else []), "."]),
        ("ruff format", [BIN / "ruff", "format", *([] if fix else ["--check"]), "."]),
        ("mypy --strict", [BIN / "mypy", *sources]),
        ("import-linter", [BIN / "lint-imports"]),
        ("deptry", [BIN / "deptry", *[s for s in sources if s != "dev.py"]]),
        ("codespell", [BIN / "codespell"]),
    ]
    env = {**os.environ, "PYTHONUTF8": "1"}
    failed = []
    for name, command in commands:
        heading(name)
        if run(*command, env=env):
            failed.append(name)
    return failed


def test(arguments: Sequence[str]) -> int:
    """Run every check and the whole suite; with arguments, only pytest with them."""
    failed = [] if arguments else checks(fix=False)
    heading(f"pytest (checks that failed: {', '.join(failed)})" if failed else "pytest")
    given = any(argument.startswith("-n") for argument in arguments)
    workers = [] if given else ["-n", "2" if IS_CI else "auto"]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    code = run(PYTHON, "-m", "pytest", *workers, *arguments, env=env)
    return code or int(bool(failed))


def number_forms(source: str) -> tuple[str, str]:
    """English singular and plural of a text: ``(s)`` and ``(es)`` go or stay, the rest is the same for both."""
    return re.sub(r"\(e?s\)", "", source), re.sub(r"\((e?s)\)", r"\1", source)


def finish_english(path: Path) -> None:
    """Fill the plural forms of the English catalogue from their source texts, but for those already there."""

    def fill(match: re.Match[str]) -> str:
        forms = number_forms(match["source"])
        lines = "".join(f"            <numerusform>{form}</numerusform>\n" for form in forms)
        return f"{match['head']}<translation>\n{lines}        </translation>"

    entry = re.compile(
        r'(?P<head><source>(?P<source>[^<]*)</source>\s*)<translation type="unfinished">\s*'
        r"<numerusform></numerusform>\s*<numerusform></numerusform>\s*</translation>"
    )
    path.write_text(entry.sub(fill, path.read_text("utf-8")), "utf-8", newline="\n")


def translate(prune: bool) -> int:
    """Bring both catalogues up to date; what translates a vanished text stays unless pruned."""
    for language, options in (("fr_FR", []), ("en_GB", ["-pluralonly"])):
        path = ROOT / "translations" / f"anahuac_{language[:2]}.ts"
        path.parent.mkdir(exist_ok=True)
        code = run(
            *(BIN / "pyside6-lupdate", "-silent", "-extensions", "py", "-locations", "none"),
            *("-sort-messages", "-tr-function-alias", "QT_TRANSLATE_NOOP+=text,translate+=plural"),
            *("-source-language", "en_GB", "-target-language", language, *options),
            *(["-no-obsolete"] if prune else []),
            *("src", "-ts", path.relative_to(ROOT)),
        )
        if code:
            return code
    finish_english(ROOT / "translations" / "anahuac_en.ts")
    return 0


def main() -> int:
    """Read the command line and carry it out; the exit code is that of what ran."""
    parser = argparse.ArgumentParser(description="The one command of this project.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("play", help="open the program; further arguments go to it")
    commands.add_parser("test", help="all checks and tests; with further arguments, pytest with them")
    commands.add_parser("bench", help="measure the budgets; further arguments go to it")
    lint = commands.add_parser("lint", help="all checks without the tests")
    lint.add_argument("--fix", action="store_true", help="mend and format what can be")
    words = commands.add_parser("translate", help="bring the translation files up to date")
    words.add_argument("--prune", action="store_true", help="drop what translates vanished texts")
    given, rest = sys.argv[1:], []
    if given and given[0] in {"play", "test", "bench"} and given[1:] not in (["-h"], ["--help"]):
        given, rest = given[:1], given[1:]
    options = parser.parse_args(given)

    ensure_system(options.command)
    ensure_environment("run" if options.command == "play" else "dev")
    if options.command == "lint":
        failed = checks(options.fix)
        print(f"\nfailed: {', '.join(failed)}" if failed else "\nall checks passed", flush=True)
        return int(bool(failed))
    if options.command == "test":
        return test(rest)
    if options.command == "translate":
        return translate(options.prune)
    return run(PYTHON, "-m", "anahuac", options.command, *rest)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - here an older Python learns it
        sys.exit(
            f"dev.py: Anahuac needs Python 3.11 or newer; this is {sys.version.split()[0]}.\n"
            "Run this command again with a newer Python, for example: python3.13 dev.py play"
        )
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as fault:  # a checkout that may not be written, a full disk
        sys.exit(f"dev.py: {fault}")
