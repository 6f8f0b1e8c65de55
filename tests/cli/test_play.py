"""How `seaboard play` writes what a seat sees and may do."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.cli.play import say, write
from seaboard_sdk.generated.models import AqualinSlide


@pytest.mark.parametrize(
    ("value", "line"),
    [
        pytest.param(None, "-", id="nothing"),
        pytest.param(True, "yes", id="a yes"),
        pytest.param(0, "0", id="a number is no no"),
        pytest.param(["a1", "b2"], "a1 b2", id="words"),
        pytest.param([], "-", id="no words"),
        pytest.param({"c4": "red-crab", "d4": None}, "c4 red-crab, d4 -", id="pairs"),
        pytest.param([{"card": "a2"}, {"card": "e3"}], "card a2; card e3", id="things"),
    ],
)
def test_a_part_of_a_view_is_a_line(value: Any, line: str) -> None:
    assert write(value) == line


def test_an_action_is_its_word_and_what_it_is_about() -> None:
    assert say(AqualinSlide("a1", "a3")) == "slide a1 a3"
