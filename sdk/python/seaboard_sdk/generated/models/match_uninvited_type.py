# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

MatchUninvitedType = Literal["match.uninvited"]

MATCH_UNINVITED_TYPE_VALUES: set[MatchUninvitedType] = {
    "match.uninvited",
}


def check_match_uninvited_type(value: str) -> MatchUninvitedType:
    if value in MATCH_UNINVITED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {MATCH_UNINVITED_TYPE_VALUES!r}"
    )
