# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

BeachClosedShotType = Literal["beach-closed.shot"]

BEACH_CLOSED_SHOT_TYPE_VALUES: set[BeachClosedShotType] = {
    "beach-closed.shot",
}


def check_beach_closed_shot_type(value: str) -> BeachClosedShotType:
    if value in BEACH_CLOSED_SHOT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {BEACH_CLOSED_SHOT_TYPE_VALUES!r}"
    )
