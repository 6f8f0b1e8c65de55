"""Only plain data is ever written to a caller; a match's state in it is a fault, wherever it hides."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pytest

from seaboard.api.encoder import NotData
from seaboard.api.spec import make_app
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.play import begin


@dataclass
class Looks:
    """What Flask's own JSON would write field by field."""

    secret: str


def a_state() -> Any:
    game = Catalogue()["aqualin"].game
    return begin(game, 2, (None, None), game.facts.read_options({}), SeededChance(bytes(32)), Recorder())


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(a_state(), id="a state"),
        pytest.param({"view": [{"deep": a_state()}]}, id="a state deep inside"),
        pytest.param(Looks("x"), id="a dataclass"),
        pytest.param(datetime(2026, 1, 1, tzinfo=UTC), id="a date that nobody wrote as RFC 3339"),
        pytest.param({1}, id="a set, whose order could tell something"),
    ],
)
def test_what_is_not_data_is_never_written(value: Any) -> None:
    with pytest.raises(NotData) as caught:
        make_app().json.dumps(value)
    assert "stack" not in str(caught.value)


def test_a_number_that_json_has_not_is_never_written() -> None:
    with pytest.raises(ValueError, match="JSON"):
        make_app().json.dumps(float("nan"))
