# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsMatchOverWinnerType0 = Literal["crew", "shark"]

JAWS_MATCH_OVER_WINNER_TYPE_0_VALUES: set[JawsMatchOverWinnerType0] = {
    "crew",
    "shark",
}


def check_jaws_match_over_winner_type_0(value: str) -> JawsMatchOverWinnerType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(JawsMatchOverWinnerType0, value)
