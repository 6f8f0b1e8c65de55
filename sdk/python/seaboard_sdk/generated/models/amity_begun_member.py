# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBegunMember = Literal["brody", "hooper", "quint"]

AMITY_BEGUN_MEMBER_VALUES: set[AmityBegunMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_amity_begun_member(value: str) -> AmityBegunMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBegunMember, value)
