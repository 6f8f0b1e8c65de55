# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeginMember = Literal["brody", "hooper", "quint"]

AMITY_BEGIN_MEMBER_VALUES: set[AmityBeginMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_begin_member(value: str) -> AmityBeginMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBeginMember, value)
