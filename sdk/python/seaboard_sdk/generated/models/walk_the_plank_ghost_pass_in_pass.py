# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankGhostPassInPass = Literal[1, 2, 3]

WALK_THE_PLANK_GHOST_PASS_IN_PASS_VALUES: set[WalkThePlankGhostPassInPass] = {
    1,
    2,
    3,
}


def check_walk_the_plank_ghost_pass_in_pass(value: int) -> WalkThePlankGhostPassInPass:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankGhostPassInPass, value)
