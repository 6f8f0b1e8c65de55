# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

NewMailboxTurns = Literal["daily", "each", "hourly", "off"]

NEW_MAILBOX_TURNS_VALUES: set[NewMailboxTurns] = {
    "daily",
    "each",
    "hourly",
    "off",
}


def check_new_mailbox_turns(value: str) -> NewMailboxTurns:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(NewMailboxTurns, value)
