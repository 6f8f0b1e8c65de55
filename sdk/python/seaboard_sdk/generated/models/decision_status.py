# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

DecisionStatus = Literal["closed", "open", "sealed", "void"]

DECISION_STATUS_VALUES: set[DecisionStatus] = {
    "closed",
    "open",
    "sealed",
    "void",
}


def check_decision_status(value: str) -> DecisionStatus:
    if value in DECISION_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DECISION_STATUS_VALUES!r}"
    )
