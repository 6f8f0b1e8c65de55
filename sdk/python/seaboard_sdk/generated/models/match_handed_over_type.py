# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchHandedOverType = Literal["match.handed-over"]

MATCH_HANDED_OVER_TYPE_VALUES: set[MatchHandedOverType] = {
    "match.handed-over",
}


def check_match_handed_over_type(value: str) -> MatchHandedOverType:
    if value not in MATCH_HANDED_OVER_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_HANDED_OVER_TYPE_VALUES!r}")
    return cast(MatchHandedOverType, value)
