# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPickedUpMember = Literal["brody", "hooper", "quint"]

AMITY_PICKED_UP_MEMBER_VALUES: set[AmityPickedUpMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_picked_up_member(value: str) -> AmityPickedUpMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityPickedUpMember, value)
