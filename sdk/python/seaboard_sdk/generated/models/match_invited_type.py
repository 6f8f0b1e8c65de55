# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchInvitedType = Literal["match.invited"]

MATCH_INVITED_TYPE_VALUES: set[MatchInvitedType] = {
    "match.invited",
}


def check_match_invited_type(value: str) -> MatchInvitedType:
    if value not in MATCH_INVITED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_INVITED_TYPE_VALUES!r}")
    return cast(MatchInvitedType, value)
