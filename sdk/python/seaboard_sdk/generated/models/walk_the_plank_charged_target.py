# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankChargedTarget = Literal["kraken", "plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_CHARGED_TARGET_VALUES: set[WalkThePlankChargedTarget] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_charged_target(value: str) -> WalkThePlankChargedTarget:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankChargedTarget, value)
