# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityActOverEnding = Literal["barrels", "forfeited", "resigned", "rounds", "swimmers"]

AMITY_ACT_OVER_ENDING_VALUES: set[AmityActOverEnding] = {
    "barrels",
    "forfeited",
    "resigned",
    "rounds",
    "swimmers",
}


def check_amity_act_over_ending(value: str) -> AmityActOverEnding:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityActOverEnding, value)
