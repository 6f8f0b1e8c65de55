# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedClueLine = Literal["column", "row"]

BEACH_CLOSED_CLUE_LINE_VALUES: set[BeachClosedClueLine] = {
    "column",
    "row",
}


def check_beach_closed_clue_line(value: str) -> BeachClosedClueLine:
    if value in BEACH_CLOSED_CLUE_LINE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_CLUE_LINE_VALUES!r}"
    )
