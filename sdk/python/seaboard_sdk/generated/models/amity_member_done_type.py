# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMemberDoneType = Literal["amity.member-done"]

AMITY_MEMBER_DONE_TYPE_VALUES: set[AmityMemberDoneType] = {
    "amity.member-done",
}


def check_amity_member_done_type(value: str) -> AmityMemberDoneType:
    if value not in AMITY_MEMBER_DONE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_MEMBER_DONE_TYPE_VALUES!r}")
    return cast(AmityMemberDoneType, value)
