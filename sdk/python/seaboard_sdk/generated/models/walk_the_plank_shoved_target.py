# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankShovedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_SHOVED_TARGET_VALUES: set[WalkThePlankShovedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_shoved_target(value: str) -> WalkThePlankShovedTarget:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankShovedTarget, value)
