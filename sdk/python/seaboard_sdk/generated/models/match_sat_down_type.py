# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchSatDownType = Literal["match.sat-down"]

MATCH_SAT_DOWN_TYPE_VALUES: set[MatchSatDownType] = {
    "match.sat-down",
}


def check_match_sat_down_type(value: str) -> MatchSatDownType:
    if value not in MATCH_SAT_DOWN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_SAT_DOWN_TYPE_VALUES!r}")
    return cast(MatchSatDownType, value)
