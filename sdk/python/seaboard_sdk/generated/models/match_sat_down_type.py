# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchSatDownType = Literal["match.sat-down"]

MATCH_SAT_DOWN_TYPE_VALUES: set[MatchSatDownType] = {
    "match.sat-down",
}


def check_match_sat_down_type(value: str) -> MatchSatDownType:
    if value in MATCH_SAT_DOWN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_SAT_DOWN_TYPE_VALUES!r}"
    )
