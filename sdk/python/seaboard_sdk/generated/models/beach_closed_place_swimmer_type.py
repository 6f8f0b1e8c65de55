# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedPlaceSwimmerType = Literal["beach-closed.place-swimmer"]

BEACH_CLOSED_PLACE_SWIMMER_TYPE_VALUES: set[BeachClosedPlaceSwimmerType] = {
    "beach-closed.place-swimmer",
}


def check_beach_closed_place_swimmer_type(value: str) -> BeachClosedPlaceSwimmerType:
    if value not in BEACH_CLOSED_PLACE_SWIMMER_TYPE_VALUES:
        raise TypeError(
            f"{value!r} is not one of {BEACH_CLOSED_PLACE_SWIMMER_TYPE_VALUES!r}"
        )
    return cast(BeachClosedPlaceSwimmerType, value)
