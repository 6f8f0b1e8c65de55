# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmitySailType = Literal["amity.sail"]

AMITY_SAIL_TYPE_VALUES: set[AmitySailType] = {
    "amity.sail",
}


def check_amity_sail_type(value: str) -> AmitySailType:
    if value in AMITY_SAIL_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_SAIL_TYPE_VALUES!r}"
    )
