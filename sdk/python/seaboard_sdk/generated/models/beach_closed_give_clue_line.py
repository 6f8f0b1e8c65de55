# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedGiveClueLine = Literal["column", "row"]

BEACH_CLOSED_GIVE_CLUE_LINE_VALUES: set[BeachClosedGiveClueLine] = {
    "column",
    "row",
}


def check_beach_closed_give_clue_line(value: str) -> BeachClosedGiveClueLine:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedGiveClueLine, value)
