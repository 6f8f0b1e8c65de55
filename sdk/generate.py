"""Generates all of the SDKs that is generated; with `--check` it says whether that is stale."""

from __future__ import annotations

import argparse
import filecmp
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import by_hand
import in_typescript

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "openapi" / "openapi.yaml"
PACKAGE = ROOT / "sdk" / "python" / "seaboard_sdk"
CORE = "generated"
SYNCHRONOUS = "synchronous"
PROBLEMS = "problems.py"
TYPES = "typescript"
"""The folder of what is made for TypeScript."""
CONFIG = ROOT / "sdk" / "openapi-python-client.yaml"
TEMPLATES = ROOT / "sdk" / "templates"
FIRST_LINE = "# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.\n"


class Refused(Exception):
    """The core cannot be generated; the text says why."""


def generate(folder: Path) -> None:
    """Write the core into the folder, which must not exist."""
    if shutil.which("ruff") is None:
        raise Refused("ruff is not on the PATH; without it the core would be formatted otherwise")
    command = ["openapi-python-client", "generate", "--meta", "none", "--path", str(DOCUMENT), "--config", str(CONFIG)]
    command += ["--custom-template-path", str(TEMPLATES)]
    done = subprocess.run([*command, "--output-path", str(folder)], capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or re.search(r"warning|error|unable", said, re.IGNORECASE):
        raise Refused(f"openapi-python-client does not take the document whole:\n{said}")
    for file in folder.rglob("*.py"):
        file.write_text(FIRST_LINE + file.read_text(encoding="utf-8"), encoding="utf-8")
    shutil.rmtree(folder / ".ruff_cache", ignore_errors=True)


def differences(left: Path, right: Path) -> Iterator[str]:
    """The files that are not in both folders byte for byte the same."""
    names = {str(file.relative_to(folder)) for folder in (left, right) for file in folder.rglob("*.[pt][ys]")}
    for name in sorted(names):
        here, there = left / name, right / name
        if not (here.is_file() and there.is_file() and filecmp.cmp(here, there, shallow=False)):
            yield name


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the core is stale")
    arguments = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        try:
            generate(made / CORE)
        except Refused as refused:
            print(f"sdk: {refused}", file=sys.stderr)
            return 1
        by_hand.write_synchronous(made)
        by_hand.write_problems(made / PROBLEMS)
        (made / TYPES).mkdir()
        in_typescript.write(made / TYPES)
        stale = list(stale_parts(made))
        if arguments.check:
            print(f"the SDK is stale ({stale[0]}, ...): run `make sdk`" if stale else "the SDK is up to date")
            return int(bool(stale))
        replace(made)
    print(f"wrote {', '.join((CORE, SYNCHRONOUS, PROBLEMS, TYPES))}")
    return 0


def stale_parts(made: Path) -> Iterator[str]:
    """What is not as it would be made now."""
    for part in (CORE, SYNCHRONOUS):
        yield from differences(made / part, PACKAGE / part)
    if not (PACKAGE / PROBLEMS).is_file() or not filecmp.cmp(made / PROBLEMS, PACKAGE / PROBLEMS, shallow=False):
        yield PROBLEMS
    yield from differences(made / TYPES, in_typescript.CORE)


def replace(made: Path) -> None:
    """Put what was made in the place of what was there."""
    for part, place in ((CORE, PACKAGE / CORE), (SYNCHRONOUS, PACKAGE / SYNCHRONOUS), (TYPES, in_typescript.CORE)):
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(made / part, place)
    shutil.copy(made / PROBLEMS, PACKAGE / PROBLEMS)


if __name__ == "__main__":
    sys.exit(main())
