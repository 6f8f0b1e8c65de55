# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsActResultAct = Literal[1, 2]

JAWS_ACT_RESULT_ACT_VALUES: set[JawsActResultAct] = {
    1,
    2,
}


def check_jaws_act_result_act(value: int) -> JawsActResultAct:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(JawsActResultAct, value)
