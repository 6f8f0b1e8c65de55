# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankHauntInPass = Literal[1, 2, 3]

WALK_THE_PLANK_HAUNT_IN_PASS_VALUES: set[WalkThePlankHauntInPass] = {
    1,
    2,
    3,
}


def check_walk_the_plank_haunt_in_pass(value: int) -> WalkThePlankHauntInPass:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankHauntInPass, value)
