# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedShootType = Literal["beach-closed.shoot"]

BEACH_CLOSED_SHOOT_TYPE_VALUES: set[BeachClosedShootType] = {
    "beach-closed.shoot",
}


def check_beach_closed_shoot_type(value: str) -> BeachClosedShootType:
    if value not in BEACH_CLOSED_SHOOT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_SHOOT_TYPE_VALUES!r}")
    return cast(BeachClosedShootType, value)
