# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

JawsMatchOverType = Literal["jaws.over"]

JAWS_MATCH_OVER_TYPE_VALUES: set[JawsMatchOverType] = {
    "jaws.over",
}


def check_jaws_match_over_type(value: str) -> JawsMatchOverType:
    if value in JAWS_MATCH_OVER_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {JAWS_MATCH_OVER_TYPE_VALUES!r}"
    )
