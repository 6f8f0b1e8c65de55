"""A whole match of Walk the Plank! for each way it can end, as pages to review."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from playthroughs import Policy, check_page, house, page
from seaboard.catalogue import Catalogue
from seaboard.engine.replay import Entry, Left, Opening
from seaboard.engine.states import State

ENTRY = Catalogue()["walk-the-plank"]
PAGES = Path(__file__).with_name("playthroughs")


def opening(number: int, seats: int, options: Mapping[str, Any]) -> Opening:
    return Opening(bytes([number]) * 32, seats, (None,) * seats, ENTRY.game.facts.read_options(options))


def bots(seats: int, number: int, leavers: Mapping[int, Left]) -> Policy:
    """Every seat plays as `easy`, whose habits hardly change; at the steps of `leavers` a seat gives up instead."""
    play = house(ENTRY, ["easy"] * seats, f"page {number}")

    def step(state: State, count: int) -> Entry | None:
        return leavers.get(count) or play(state, count)

    return step


@pytest.mark.parametrize(
    ("ending", "number", "options", "seats", "leavers"),
    [
        pytest.param("sole-survivor", 2, {}, 3, {}, id="sole-survivor"),
        pytest.param("two-survivors", 51, {}, 4, {}, id="two-survivors"),
        pytest.param("all-drowned", 16, {}, 3, {}, id="all-drowned"),
        pytest.param("out-of-time", 1, {"max-rounds": 2}, 3, {}, id="out-of-time"),
        pytest.param("resigned", 1, {}, 3, {4: Left(0, "resigned"), 6: Left(2, "resigned")}, id="resigned"),
        pytest.param("forfeited", 1, {}, 3, {0: Left(1, "forfeited"), 1: Left(2, "forfeited")}, id="forfeited"),
    ],
)
def test_pages(ending: str, number: int, options: Mapping[str, Any], seats: int, leavers: Mapping[int, Left]) -> None:
    text = page(ENTRY, ending, opening(number, seats, options), bots(seats, number, leavers))
    assert f"ending:{ending} " in text
    check_page(PAGES / f"{ending}.txt", text)
