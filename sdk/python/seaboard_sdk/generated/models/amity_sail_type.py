# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmitySailType = Literal["amity.sail"]

AMITY_SAIL_TYPE_VALUES: set[AmitySailType] = {
    "amity.sail",
}


def check_amity_sail_type(value: str) -> AmitySailType:
    if value not in AMITY_SAIL_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_SAIL_TYPE_VALUES!r}")
    return cast(AmitySailType, value)
