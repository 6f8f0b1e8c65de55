# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WalkThePlankTurnedInPass = Literal[1, 2, 3]

WALK_THE_PLANK_TURNED_IN_PASS_VALUES: set[WalkThePlankTurnedInPass] = {
    1,
    2,
    3,
}


def check_walk_the_plank_turned_in_pass(value: int) -> WalkThePlankTurnedInPass:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WalkThePlankTurnedInPass, value)
