# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

InvitationOtherwise = Literal["abort", "open"]

INVITATION_OTHERWISE_VALUES: set[InvitationOtherwise] = {
    "abort",
    "open",
}


def check_invitation_otherwise(value: str) -> InvitationOtherwise:
    if value in INVITATION_OTHERWISE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {INVITATION_OTHERWISE_VALUES!r}"
    )
