# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsActResultWinnerType0 = Literal["crew", "shark"]

JAWS_ACT_RESULT_WINNER_TYPE_0_VALUES: set[JawsActResultWinnerType0] = {
    "crew",
    "shark",
}


def check_jaws_act_result_winner_type_0(value: str) -> JawsActResultWinnerType0:
    if value in JAWS_ACT_RESULT_WINNER_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_ACT_RESULT_WINNER_TYPE_0_VALUES!r}"
    )
