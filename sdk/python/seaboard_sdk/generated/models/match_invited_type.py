# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchInvitedType = Literal["match.invited"]

MATCH_INVITED_TYPE_VALUES: set[MatchInvitedType] = {
    "match.invited",
}


def check_match_invited_type(value: str) -> MatchInvitedType:
    if value in MATCH_INVITED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_INVITED_TYPE_VALUES!r}"
    )
