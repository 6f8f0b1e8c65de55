# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchYourDecisionType = Literal["match.your-decision"]

MATCH_YOUR_DECISION_TYPE_VALUES: set[MatchYourDecisionType] = {
    "match.your-decision",
}


def check_match_your_decision_type(value: str) -> MatchYourDecisionType:
    if value not in MATCH_YOUR_DECISION_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_YOUR_DECISION_TYPE_VALUES!r}")
    return cast(MatchYourDecisionType, value)
