"""The faults that systems like ours have had: each is held against this one by tests that there are (cases.txt)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = Path(__file__).with_name("cases.txt").read_text(encoding="utf-8").partition("\n\n")[2]
CASES = {lines[0].partition(":")[0]: lines[1:] for lines in (part.splitlines() for part in PAGE.split("\n\n"))}
MANY = 23
"""How many faults there are to hold against ours."""


def test_every_fault_is_there_with_what_is_right_instead() -> None:
    assert len(CASES) == MANY
    assert all(re.match(r"[A-Z][^:\n]+: .+", part) for part in PAGE.split("\n\n"))


@pytest.mark.parametrize("case", CASES)
def test_a_fault_is_held_against_ours_by_tests_that_there_are(case: str) -> None:
    assert CASES[case], "by none"
    for line in CASES[case]:
        file, name = line.split()
        assert re.search(rf"^def {name}\(", (TESTS / file).read_text(encoding="utf-8"), re.MULTILINE), line
