# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MailboxStatus = Literal["confirmed", "refused", "unconfirmed"]

MAILBOX_STATUS_VALUES: set[MailboxStatus] = {
    "confirmed",
    "refused",
    "unconfirmed",
}


def check_mailbox_status(value: str) -> MailboxStatus:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(MailboxStatus, value)
