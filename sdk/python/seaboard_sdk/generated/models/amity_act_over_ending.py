# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityActOverEnding = Literal["barrels", "forfeited", "resigned", "rounds", "swimmers"]

AMITY_ACT_OVER_ENDING_VALUES: set[AmityActOverEnding] = {
    "barrels",
    "forfeited",
    "resigned",
    "rounds",
    "swimmers",
}


def check_amity_act_over_ending(value: str) -> AmityActOverEnding:
    if value in AMITY_ACT_OVER_ENDING_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_ACT_OVER_ENDING_VALUES!r}"
    )
