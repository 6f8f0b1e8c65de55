# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchStandingDroppedType = Literal["match.standing-dropped"]

MATCH_STANDING_DROPPED_TYPE_VALUES: set[MatchStandingDroppedType] = {
    "match.standing-dropped",
}


def check_match_standing_dropped_type(value: str) -> MatchStandingDroppedType:
    if value not in MATCH_STANDING_DROPPED_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {MATCH_STANDING_DROPPED_TYPE_VALUES!r}"
        )
    return cast(MatchStandingDroppedType, value)
