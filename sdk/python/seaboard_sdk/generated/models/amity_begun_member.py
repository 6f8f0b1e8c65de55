# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBegunMember = Literal["brody", "hooper", "quint"]

AMITY_BEGUN_MEMBER_VALUES: set[AmityBegunMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_begun_member(value: str) -> AmityBegunMember:
    if value in AMITY_BEGUN_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEGUN_MEMBER_VALUES!r}"
    )
