# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankChargedOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_CHARGED_ORIGIN_VALUES: set[WalkThePlankChargedOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_charged_origin(value: str) -> WalkThePlankChargedOrigin:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankChargedOrigin, value)
