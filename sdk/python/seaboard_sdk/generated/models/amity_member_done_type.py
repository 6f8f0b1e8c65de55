# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMemberDoneType = Literal["amity.member-done"]

AMITY_MEMBER_DONE_TYPE_VALUES: set[AmityMemberDoneType] = {
    "amity.member-done",
}


def check_amity_member_done_type(value: str) -> AmityMemberDoneType:
    if value in AMITY_MEMBER_DONE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MEMBER_DONE_TYPE_VALUES!r}"
    )
