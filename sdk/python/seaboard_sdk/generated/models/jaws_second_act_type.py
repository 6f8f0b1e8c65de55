# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsSecondActType = Literal["jaws.second-act"]

JAWS_SECOND_ACT_TYPE_VALUES: set[JawsSecondActType] = {
    "jaws.second-act",
}


def check_jaws_second_act_type(value: str) -> JawsSecondActType:
    if value in JAWS_SECOND_ACT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_SECOND_ACT_TYPE_VALUES!r}"
    )
