# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedGiveClueLine = Literal["column", "row"]

BEACH_CLOSED_GIVE_CLUE_LINE_VALUES: set[BeachClosedGiveClueLine] = {
    "column",
    "row",
}


def check_beach_closed_give_clue_line(value: str) -> BeachClosedGiveClueLine:
    if value in BEACH_CLOSED_GIVE_CLUE_LINE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_GIVE_CLUE_LINE_VALUES!r}"
    )
