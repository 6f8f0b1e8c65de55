"""A whole match of Aqualin for each way it can end, as pages to review."""

from __future__ import annotations

from pathlib import Path

import pytest

from playthroughs import Policy, check_page, house, page, scripted
from seaboard.catalogue import Catalogue
from seaboard.engine.replay import Left, Opening

ENTRY = Catalogue()["aqualin"]
PAGES = Path(__file__).with_name("playthroughs")


def opening(number: int) -> Opening:
    return Opening(bytes([number]) * 32, 2, (None, None), ENTRY.game.facts.read_options({}))


@pytest.mark.parametrize(
    ("ending", "number", "policy"),
    [
        pytest.param("higher-total", 1, house(ENTRY, ("medium", "easy"), "page"), id="higher-total"),
        pytest.param("tie", 62, house(ENTRY, ("medium", "medium"), "page"), id="tie"),
        pytest.param("resigned", 3, scripted([Left(0, "resigned")]), id="resigned"),
        pytest.param("forfeited", 4, scripted([Left(1, "forfeited")]), id="forfeited"),
    ],
)
def test_pages(ending: str, number: int, policy: Policy) -> None:
    text = page(ENTRY, ending, opening(number), policy)
    assert f"ending:{ending} " in text
    check_page(PAGES / f"{ending}.txt", text)
