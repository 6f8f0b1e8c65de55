# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedGiveClueType = Literal["beach-closed.clue"]

BEACH_CLOSED_GIVE_CLUE_TYPE_VALUES: set[BeachClosedGiveClueType] = {
    "beach-closed.clue",
}


def check_beach_closed_give_clue_type(value: str) -> BeachClosedGiveClueType:
    if value not in BEACH_CLOSED_GIVE_CLUE_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_GIVE_CLUE_TYPE_VALUES!r}"
        )
    return cast(BeachClosedGiveClueType, value)
