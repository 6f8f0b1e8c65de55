# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsMatchOverType = Literal["jaws.over"]

JAWS_MATCH_OVER_TYPE_VALUES: set[JawsMatchOverType] = {
    "jaws.over",
}


def check_jaws_match_over_type(value: str) -> JawsMatchOverType:
    if value not in JAWS_MATCH_OVER_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {JAWS_MATCH_OVER_TYPE_VALUES!r}")
    return cast(JawsMatchOverType, value)
