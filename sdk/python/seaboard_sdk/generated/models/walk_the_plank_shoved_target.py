# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankShovedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_SHOVED_TARGET_VALUES: set[WalkThePlankShovedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_shoved_target(value: str) -> WalkThePlankShovedTarget:
    if value in WALK_THE_PLANK_SHOVED_TARGET_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_SHOVED_TARGET_VALUES!r}"
    )
