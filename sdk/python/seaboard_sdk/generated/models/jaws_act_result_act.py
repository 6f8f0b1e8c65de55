# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsActResultAct = Literal[1, 2]

JAWS_ACT_RESULT_ACT_VALUES: set[JawsActResultAct] = {
    1,
    2,
}


def check_jaws_act_result_act(value: int) -> JawsActResultAct:
    if value in JAWS_ACT_RESULT_ACT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_ACT_RESULT_ACT_VALUES!r}"
    )
