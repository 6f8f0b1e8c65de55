"""What of the Python SDK is made from our own sources: the client that waits, out of the asynchronous one, and the
problems' classes, out of the service's table."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import unasync

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sdk" / "python" / "seaboard_sdk"
RUFF = ["ruff", "--quiet", "--config", str(ROOT / "pyproject.toml")]
FIRST_LINE = "# Generated from {source} by `make sdk`; edits here are lost.\n"
WORDS = {
    "aclose": "close",
    "aclosing": "closing",
    "aconnect_sse": "connect_sse",
    "aiter_lines": "iter_lines",
    "aiter_sse": "iter_sse",
    "aread": "read",
    "asynchronous": "synchronous",
    "asyncio": "time",
    "asyncio_detailed": "sync_detailed",
    "AsyncBaseTransport": "BaseTransport",
    "set_async_httpx_client": "set_httpx_client",
}


def write_synchronous(folder: Path) -> None:
    """The package `synchronous`, each of its files from one of `asynchronous`."""
    source = PACKAGE / "asynchronous"
    files = sorted(source.glob("*.py"))
    names = {name for file in files for name in re.findall(r"\bAsync[A-Z]\w+", file.read_text(encoding="utf-8"))}
    words = WORDS | {name: name.removeprefix("Async") for name in names - WORDS.keys()}
    copied = folder / "asynchronous"
    shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__"))
    rule = unasync.Rule("/asynchronous/", "/synchronous/", additional_replacements=words)
    unasync.unasync_files([str(copied / file.name) for file in files], [rule])
    shutil.rmtree(copied)
    for file in sorted((folder / "synchronous").glob("*.py")):
        text = file.read_text(encoding="utf-8").replace("The client by hand, for asyncio. ", "The client that waits. ")
        text = text.replace("The package `synchronous` is generated from this one", "Generated from `asynchronous`")
        origin = f"seaboard_sdk/asynchronous/{file.name}"
        file.write_text(FIRST_LINE.format(source=origin) + text, encoding="utf-8")
    tidy(folder / "synchronous")


def write_problems(file: Path) -> None:
    """One exception class for each row of the service's table of problems."""
    rows, kinds = problem_rows()
    named = {code: row for code, row in rows.items() if row[0] not in grouped_names()}
    text = FIRST_LINE.format(source="services/seaboard/api/problems.py")
    text += '"""One exception class per type of problem.\n\n'
    text += "\n".join(tree(rows)) + '\n"""\n\nfrom __future__ import annotations\n\n' + exported()
    for code, (name, group) in sorted(rows.items(), key=lambda row: row[1][0]):
        meaning = kinds[code].meaning.replace('"', "'")
        text += f"\n\nclass {name}({group}):\n" if code in named else ""
        text += f'    """{kinds[code].title}: {meaning}"""\n' if code in named else ""
    text += "\n\nBY_CODE: dict[str, type[ProblemError]] = {\n"
    text += "".join(f'    "{code}": {name},\n' for code, (name, _) in rows.items())
    file.write_text(text + "}\n", encoding="utf-8")
    tidy(file)


def problem_rows() -> tuple[dict[str, tuple[str, str]], dict[str, Any]]:
    """Of each code the name of its class and the group that it is in; and the table's own rows."""
    sys.path.insert(0, str(ROOT / "services"))
    from seaboard.api.problems import KINDS

    groups = group_names()
    rows = {code: (name_of(code), groups[kind.status if kind.status < 500 else 500]) for code, kind in KINDS.items()}
    return rows, KINDS


def tree(rows: dict[str, tuple[str, str]]) -> Iterator[str]:
    """The tree of all exceptions, drawn."""
    groups = sorted({group for _, group in rows.values()})
    yield "SeaboardError"
    yield "├── NoAnswer"
    yield "└── ProblemError      code, detail, status, request_id, retry_after, errors, rule"
    for group in groups:
        last_group = group == groups[-1]
        yield f"    {'└' if last_group else '├'}── {group}"
        names = sorted((name, code) for code, (name, own) in rows.items() if own == group and name != group)
        for place, (name, code) in enumerate(names, start=1):
            yield f"    {' ' if last_group else '│'}   {'└' if place == len(names) else '├'}── {name:<24} {code}"


def group_names() -> dict[int, str]:
    """The group of each status, as groups.py has it."""
    found = {int(status): name for status, name in re.findall(r"(\d{3}): (\w+),", groups_text())}
    return found | {405: "ProblemError", 500: "ServerFault"}


def exported() -> str:
    """The groups, to be had from the problems' own module too."""
    return (
        "from seaboard_sdk.groups import " + ", ".join(f"{name} as {name}" for name in sorted(grouped_names())) + "\n"
    )


def grouped_names() -> set[str]:
    """The classes that groups.py has."""
    return set(re.findall(r"^class (\w+)\(", groups_text(), re.MULTILINE))


def groups_text() -> str:
    return (PACKAGE / "groups.py").read_text(encoding="utf-8")


def name_of(code: str) -> str:
    """`seat-taken` is `SeatTaken`."""
    return "".join(word.capitalize() for word in code.split("-"))


def tidy(place: Path) -> None:
    subprocess.run([*RUFF, "check", "--fix", "--unsafe-fixes", "--exit-zero", str(place)], check=True)
    subprocess.run([*RUFF, "format", str(place)], check=True)
