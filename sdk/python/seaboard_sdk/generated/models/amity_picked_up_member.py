# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPickedUpMember = Literal["brody", "hooper", "quint"]

AMITY_PICKED_UP_MEMBER_VALUES: set[AmityPickedUpMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_picked_up_member(value: str) -> AmityPickedUpMember:
    if value in AMITY_PICKED_UP_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PICKED_UP_MEMBER_VALUES!r}"
    )
