# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

DecisionMode = Literal["all", "any", "one"]

DECISION_MODE_VALUES: set[DecisionMode] = {
    "all",
    "any",
    "one",
}


def check_decision_mode(value: str) -> DecisionMode:
    if value in DECISION_MODE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECISION_MODE_VALUES!r}"
    )
