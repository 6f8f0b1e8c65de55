# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityRescuedMember = Literal["brody", "hooper", "quint"]

AMITY_RESCUED_MEMBER_VALUES: set[AmityRescuedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_rescued_member(value: str) -> AmityRescuedMember:
    if value in AMITY_RESCUED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_RESCUED_MEMBER_VALUES!r}"
    )
