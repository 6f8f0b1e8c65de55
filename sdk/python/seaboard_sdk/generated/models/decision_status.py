# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

DecisionStatus = Literal["closed", "open", "sealed", "void"]

DECISION_STATUS_VALUES: set[DecisionStatus] = {
    "closed",
    "open",
    "sealed",
    "void",
}


def check_decision_status(value: str) -> DecisionStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(DecisionStatus, value)
