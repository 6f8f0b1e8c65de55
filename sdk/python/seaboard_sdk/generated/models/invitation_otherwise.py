# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

InvitationOtherwise = Literal["abort", "open"]

INVITATION_OTHERWISE_VALUES: set[InvitationOtherwise] = {
    "abort",
    "open",
}


def check_invitation_otherwise(value: str) -> InvitationOtherwise:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(InvitationOtherwise, value)
