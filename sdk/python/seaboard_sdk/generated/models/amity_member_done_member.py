# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityMemberDoneMember = Literal["brody", "hooper", "quint"]

AMITY_MEMBER_DONE_MEMBER_VALUES: set[AmityMemberDoneMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_member_done_member(value: str) -> AmityMemberDoneMember:
    if value in AMITY_MEMBER_DONE_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_MEMBER_DONE_MEMBER_VALUES!r}"
    )
