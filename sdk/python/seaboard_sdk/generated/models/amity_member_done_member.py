# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityMemberDoneMember = Literal["brody", "hooper", "quint"]

AMITY_MEMBER_DONE_MEMBER_VALUES: set[AmityMemberDoneMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_member_done_member(value: str) -> AmityMemberDoneMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityMemberDoneMember, value)
