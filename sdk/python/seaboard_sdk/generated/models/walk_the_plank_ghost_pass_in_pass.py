# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

WalkThePlankGhostPassInPass = Literal[1, 2, 3]

WALK_THE_PLANK_GHOST_PASS_IN_PASS_VALUES: set[WalkThePlankGhostPassInPass] = {
    1,
    2,
    3,
}


def check_walk_the_plank_ghost_pass_in_pass(value: int) -> WalkThePlankGhostPassInPass:
    if value in WALK_THE_PLANK_GHOST_PASS_IN_PASS_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WALK_THE_PLANK_GHOST_PASS_IN_PASS_VALUES!r}"
    )
