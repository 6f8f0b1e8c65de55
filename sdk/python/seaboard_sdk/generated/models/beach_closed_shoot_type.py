# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedShootType = Literal["beach-closed.shoot"]

BEACH_CLOSED_SHOOT_TYPE_VALUES: set[BeachClosedShootType] = {
    "beach-closed.shoot",
}


def check_beach_closed_shoot_type(value: str) -> BeachClosedShootType:
    if value in BEACH_CLOSED_SHOOT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SHOOT_TYPE_VALUES!r}"
    )
