# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchYourDecisionType = Literal["match.your-decision"]

MATCH_YOUR_DECISION_TYPE_VALUES: set[MatchYourDecisionType] = {
    "match.your-decision",
}


def check_match_your_decision_type(value: str) -> MatchYourDecisionType:
    if value in MATCH_YOUR_DECISION_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_YOUR_DECISION_TYPE_VALUES!r}"
    )
