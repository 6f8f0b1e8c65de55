# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchCameBackType = Literal["match.came-back"]

MATCH_CAME_BACK_TYPE_VALUES: set[MatchCameBackType] = {
    "match.came-back",
}


def check_match_came_back_type(value: str) -> MatchCameBackType:
    if value in MATCH_CAME_BACK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_CAME_BACK_TYPE_VALUES!r}"
    )
