# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

InvitationStatus = Literal["accepted", "cancelled", "declined", "expired", "pending"]

INVITATION_STATUS_VALUES: set[InvitationStatus] = {
    "accepted",
    "cancelled",
    "declined",
    "expired",
    "pending",
}


def check_invitation_status(value: str) -> InvitationStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(InvitationStatus, value)
