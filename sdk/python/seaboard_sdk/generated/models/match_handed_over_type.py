# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchHandedOverType = Literal["match.handed-over"]

MATCH_HANDED_OVER_TYPE_VALUES: set[MatchHandedOverType] = {
    "match.handed-over",
}


def check_match_handed_over_type(value: str) -> MatchHandedOverType:
    if value in MATCH_HANDED_OVER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_HANDED_OVER_TYPE_VALUES!r}"
    )
