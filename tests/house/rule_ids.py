"""Which tests name which rule: `python tests/house/rule_ids.py` prints the list, `--write` keeps it as a page."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from seaboard.catalogue import Catalogue

TESTS = Path(__file__).parents[1]
PAGE = Path(__file__).with_name("rules_and_tests.txt")
MISSING = "MISSING"
RULE = re.compile(r"\b([A-Z]{2,3})[-_](\d+)(?:[._](\d+))?(?![\d.]*\d)")
DEFINED = re.compile(r"\*\*([A-Z]{2,3}-\d+(?:\.\d+)?)")
"""How a rules page defines a rule: its id begins a bold run."""


def defined_rules(page: str) -> list[str]:
    """The ids that a rules page defines, in its order."""
    return list(dict.fromkeys(DEFINED.findall(page)))


def named_rules(path: Path) -> set[str]:
    """The ids that a test file names, as `AQ-3.1` or as `AQ_3_1`."""
    return {f"{book}-{number}" + (f".{part}" if part else "") for book, number, part in found(path)}


def found(path: Path) -> Iterator[tuple[str, str, str]]:
    for match in RULE.finditer(re.sub(r"(?<=test)_(?=[A-Z])", " ", path.read_text(encoding="utf-8"))):
        yield match.group(1), match.group(2), match.group(3) or ""


def files_by_rule() -> dict[str, list[str]]:
    """By rule id the test files that name it."""
    by_rule: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in named_rules(path):
            by_rule.setdefault(rule, []).append(str(path.relative_to(TESTS)))
    return by_rule


def listing() -> str:
    """Every rule with the files that test it, as the page `rules_and_tests.txt` has it."""
    tests, lines = files_by_rule(), []
    pages = {"all games": (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")}
    pages |= {game: entry.rules_page for game, entry in Catalogue().items()}
    for game, page in pages.items():
        lines.append(game)
        lines += [f"  {rule:<9} {', '.join(tests.get(rule, [MISSING]))}" for rule in defined_rules(page)]
    return "\n".join(lines) + "\n"


def main() -> int:
    text = listing()
    if "--write" in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    print(text, end="")
    return 1 if MISSING in text else 0


if __name__ == "__main__":
    raise SystemExit(main())
