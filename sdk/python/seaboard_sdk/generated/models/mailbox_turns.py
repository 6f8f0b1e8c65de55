# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

MailboxTurns = Literal["daily", "each", "hourly", "off"]

MAILBOX_TURNS_VALUES: set[MailboxTurns] = {
    "daily",
    "each",
    "hourly",
    "off",
}


def check_mailbox_turns(value: str) -> MailboxTurns:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(MailboxTurns, value)
