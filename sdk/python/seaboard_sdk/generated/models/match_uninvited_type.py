# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MatchUninvitedType = Literal["match.uninvited"]

MATCH_UNINVITED_TYPE_VALUES: set[MatchUninvitedType] = {
    "match.uninvited",
}


def check_match_uninvited_type(value: str) -> MatchUninvitedType:
    if value not in MATCH_UNINVITED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {MATCH_UNINVITED_TYPE_VALUES!r}")
    return cast(MatchUninvitedType, value)
