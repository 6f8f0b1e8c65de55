# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySubmergedType = Literal["amity.submerged"]

AMITY_SUBMERGED_TYPE_VALUES: set[AmitySubmergedType] = {
    "amity.submerged",
}


def check_amity_submerged_type(value: str) -> AmitySubmergedType:
    if value in AMITY_SUBMERGED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SUBMERGED_TYPE_VALUES!r}"
    )
