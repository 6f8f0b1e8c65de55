# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsSecondActType = Literal["jaws.second-act"]

JAWS_SECOND_ACT_TYPE_VALUES: set[JawsSecondActType] = {
    "jaws.second-act",
}


def check_jaws_second_act_type(value: str) -> JawsSecondActType:
    if value not in JAWS_SECOND_ACT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {JAWS_SECOND_ACT_TYPE_VALUES!r}")
    return cast(JawsSecondActType, value)
