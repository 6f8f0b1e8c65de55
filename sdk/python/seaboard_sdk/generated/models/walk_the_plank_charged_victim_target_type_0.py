# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankChargedVictimTargetType0 = Literal[
    "kraken", "plank-1", "plank-2", "plank-3", "ship"
]

WALK_THE_PLANK_CHARGED_VICTIM_TARGET_TYPE_0_VALUES: set[
    WalkThePlankChargedVictimTargetType0
] = {
    "kraken",
    "plank-1",
    "plank-2",
    "plank-3",
    "ship",
}


def check_walk_the_plank_charged_victim_target_type_0(
    value: str,
) -> WalkThePlankChargedVictimTargetType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankChargedVictimTargetType0, value)
