"""A whole match of Act 2 for each way it can end, as pages to review."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from playthroughs import Policy, check_page, defaults, house, page, scripted
from seaboard.catalogue import Catalogue
from seaboard.engine.replay import Left, Opening

ENTRY = Catalogue()["orca"]
PAGES = Path(__file__).with_name("playthroughs")
MEDIUM = house(ENTRY, ("medium",) * 4, "page")


@pytest.mark.parametrize(
    ("ending", "number", "seats", "options", "policy"),
    [
        pytest.param("shark-eliminated", 1, 3, {}, MEDIUM, id="shark-eliminated"),
        pytest.param("boat-destroyed", 54, 2, {}, MEDIUM, id="boat-destroyed"),
        pytest.param("crew-eliminated", 43, 4, {}, MEDIUM, id="crew-eliminated"),
        pytest.param("round-limit", 4, 4, {"max-rounds": 2}, defaults(ENTRY, "page"), id="round-limit"),
        pytest.param("resigned", 5, 2, {}, scripted([Left(0, "resigned")]), id="resigned"),
        pytest.param("forfeited", 6, 3, {}, scripted([Left(1, "forfeited"), Left(2, "forfeited")]), id="forfeited"),
    ],
)
def test_pages(ending: str, number: int, seats: int, options: Mapping[str, Any], policy: Policy) -> None:
    opening = Opening(bytes([number]) * 32, seats, (None,) * seats, ENTRY.game.facts.read_options(options))
    text = page(ENTRY, ending, opening, policy)
    assert f"ending:{ending} " in text
    check_page(PAGES / f"{ending}.txt", text)


def test_every_ending_has_a_page() -> None:
    assert {path.stem for path in PAGES.glob("*.txt")} == set(ENTRY.game.facts.endings)
