# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedGoToIslandType = Literal["beach-closed.go-to-island"]

BEACH_CLOSED_GO_TO_ISLAND_TYPE_VALUES: set[BeachClosedGoToIslandType] = {
    "beach-closed.go-to-island",
}


def check_beach_closed_go_to_island_type(value: str) -> BeachClosedGoToIslandType:
    if value not in BEACH_CLOSED_GO_TO_ISLAND_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_GO_TO_ISLAND_TYPE_VALUES!r}"
        )
    return cast(BeachClosedGoToIslandType, value)
