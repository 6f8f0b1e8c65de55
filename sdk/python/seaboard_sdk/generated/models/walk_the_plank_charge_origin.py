# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankChargeOrigin = Literal["plank-1", "plank-2", "plank-3", "ship"]

WALK_THE_PLANK_CHARGE_ORIGIN_VALUES: set[WalkThePlankChargeOrigin] = {
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_charge_origin(value: str) -> WalkThePlankChargeOrigin:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankChargeOrigin, value)
