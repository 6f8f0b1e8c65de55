# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

BeachClosedShotType = Literal["beach-closed.shot"]

BEACH_CLOSED_SHOT_TYPE_VALUES: set[BeachClosedShotType] = {
    "beach-closed.shot",
}


def check_beach_closed_shot_type(value: str) -> BeachClosedShotType:
    if value not in BEACH_CLOSED_SHOT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {BEACH_CLOSED_SHOT_TYPE_VALUES!r}")
    return cast(BeachClosedShotType, value)
