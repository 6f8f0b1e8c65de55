# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchCameBackType = Literal["match.came-back"]

MATCH_CAME_BACK_TYPE_VALUES: set[MatchCameBackType] = {
    "match.came-back",
}


def check_match_came_back_type(value: str) -> MatchCameBackType:
    if value not in MATCH_CAME_BACK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_CAME_BACK_TYPE_VALUES!r}")
    return cast(MatchCameBackType, value)
