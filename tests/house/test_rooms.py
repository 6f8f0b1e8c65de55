"""The house keeps its own rules: every module names its room, and the engine needs nobody."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN = sorted(
    path
    for folder in ("services", "tests", "sdk/python")
    for path in (ROOT / folder).rglob("*.py")
    if not {"generated", "_generated", ".venv", "build", "node_modules"} & set(path.parts)
)
PURE = ("engine", "bots", "games", "catalogue.py")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    """What a module imports, by full names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", WRITTEN, ids=named)
def test_every_module_opens_with_a_sentence(path: Path) -> None:
    sentence = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    if path.read_text(encoding="utf-8").strip():
        assert sentence.splitlines(), f"{named(path)} does not say what lives there"


def pure_modules() -> list[Path]:
    package = ROOT / "services" / "seaboard"
    return [path for path in WRITTEN if path.is_relative_to(package) and path.relative_to(package).parts[0] in PURE]


@pytest.mark.parametrize("path", pure_modules(), ids=named)
def test_the_engine_bots_and_games_stand_on_the_standard_library_alone(path: Path) -> None:
    outside = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"seaboard"}
    assert not outside


@pytest.mark.parametrize("path", pure_modules(), ids=named)
def test_no_game_reads_a_clock_or_draws_from_global_chance(path: Path) -> None:
    allowed = {"random"} if path.name == "chance.py" else {"secrets"} if path.name == "codec.py" else set()
    assert not ({"random", "secrets", "time", "datetime"} & set(imports(path))) - allowed


@pytest.mark.parametrize("path", [path for path in pure_modules() if path.name.startswith("house")], ids=named)
def test_house_bots_never_see_a_state(path: Path) -> None:
    """A bot holds no state it did not sample: it cannot even name the type (ALL-4)."""
    assert not [name for name in imports(path) if name.endswith((".state", ".states", ".codec"))]


def test_no_job_waits_in_the_broker() -> None:
    """A job that waits there longer than a broker remembers it is run again and again: what is due later is a row."""
    asked = {
        (named(path), keyword.arg)
        for path in WRITTEN
        if path.is_relative_to(ROOT / "services")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg in ("eta", "countdown")
    }
    assert not asked


def test_only_the_store_turns_states_into_data() -> None:
    users = {named(path) for path in WRITTEN if "seaboard.engine.codec" in set(imports(path))}
    outside = {user for user in users if not user.startswith(("services/seaboard/store/", "tests/"))}
    assert outside <= {"services/seaboard/engine/states.py"}
