# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankChargedOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_CHARGED_ORIGIN_VALUES: set[WalkThePlankChargedOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_charged_origin(value: str) -> WalkThePlankChargedOrigin:
    if value in WALK_THE_PLANK_CHARGED_ORIGIN_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_CHARGED_ORIGIN_VALUES!r}"
    )
