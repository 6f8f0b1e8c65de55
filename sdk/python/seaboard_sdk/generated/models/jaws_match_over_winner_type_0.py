# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsMatchOverWinnerType0 = Literal["crew", "shark"]

JAWS_MATCH_OVER_WINNER_TYPE_0_VALUES: set[JawsMatchOverWinnerType0] = {
    "crew",
    "shark",
}


def check_jaws_match_over_winner_type_0(value: str) -> JawsMatchOverWinnerType0:
    if value in JAWS_MATCH_OVER_WINNER_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_MATCH_OVER_WINNER_TYPE_0_VALUES!r}"
    )
