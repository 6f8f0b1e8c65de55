# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

DecisionMode = Literal["all", "any", "one"]

DECISION_MODE_VALUES: set[DecisionMode] = {
    "all",
    "any",
    "one",
}


def check_decision_mode(value: str) -> DecisionMode:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(DecisionMode, value)
