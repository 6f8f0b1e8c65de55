# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

InvitationStatus = Literal["accepted", "cancelled", "declined", "expired", "pending"]

INVITATION_STATUS_VALUES: set[InvitationStatus] = {
    "accepted",
    "cancelled",
    "declined",
    "expired",
    "pending",
}


def check_invitation_status(value: str) -> InvitationStatus:
    if value in INVITATION_STATUS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {INVITATION_STATUS_VALUES!r}"
    )
