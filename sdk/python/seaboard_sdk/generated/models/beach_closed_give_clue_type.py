# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedGiveClueType = Literal["beach-closed.clue"]

BEACH_CLOSED_GIVE_CLUE_TYPE_VALUES: set[BeachClosedGiveClueType] = {
    "beach-closed.clue",
}


def check_beach_closed_give_clue_type(value: str) -> BeachClosedGiveClueType:
    if value in BEACH_CLOSED_GIVE_CLUE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_GIVE_CLUE_TYPE_VALUES!r}"
    )
