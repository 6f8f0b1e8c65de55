# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchStandingDroppedType = Literal["match.standing-dropped"]

MATCH_STANDING_DROPPED_TYPE_VALUES: set[MatchStandingDroppedType] = {
    "match.standing-dropped",
}


def check_match_standing_dropped_type(value: str) -> MatchStandingDroppedType:
    if value in MATCH_STANDING_DROPPED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_STANDING_DROPPED_TYPE_VALUES!r}"
    )
