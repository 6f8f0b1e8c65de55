# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeginMember = Literal["brody", "hooper", "quint"]

AMITY_BEGIN_MEMBER_VALUES: set[AmityBeginMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_begin_member(value: str) -> AmityBeginMember:
    if value in AMITY_BEGIN_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEGIN_MEMBER_VALUES!r}"
    )
