# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsActResultWinnerType0 = Literal["crew", "shark"]

JAWS_ACT_RESULT_WINNER_TYPE_0_VALUES: set[JawsActResultWinnerType0] = {
    "crew",
    "shark",
}


def check_jaws_act_result_winner_type_0(value: str) -> JawsActResultWinnerType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(JawsActResultWinnerType0, value)
