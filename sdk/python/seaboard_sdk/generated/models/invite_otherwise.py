# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

InviteOtherwise = Literal["abort", "open"]

INVITE_OTHERWISE_VALUES: set[InviteOtherwise] = {
    "abort",
    "open",
}


def check_invite_otherwise(value: str) -> InviteOtherwise:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(InviteOtherwise, value)
