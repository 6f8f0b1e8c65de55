# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedClueLine = Literal["column", "row"]

BEACH_CLOSED_CLUE_LINE_VALUES: set[BeachClosedClueLine] = {
    "column",
    "row",
}


def check_beach_closed_clue_line(value: str) -> BeachClosedClueLine:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(BeachClosedClueLine, value)
