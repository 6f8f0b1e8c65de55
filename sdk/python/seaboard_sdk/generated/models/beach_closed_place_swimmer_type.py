# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedPlaceSwimmerType = Literal["beach-closed.place-swimmer"]

BEACH_CLOSED_PLACE_SWIMMER_TYPE_VALUES: set[BeachClosedPlaceSwimmerType] = {
    "beach-closed.place-swimmer",
}


def check_beach_closed_place_swimmer_type(value: str) -> BeachClosedPlaceSwimmerType:
    if value in BEACH_CLOSED_PLACE_SWIMMER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_PLACE_SWIMMER_TYPE_VALUES!r}"
    )
