# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPreparedType = Literal["amity.prepared"]

AMITY_PREPARED_TYPE_VALUES: set[AmityPreparedType] = {
    "amity.prepared",
}


def check_amity_prepared_type(value: str) -> AmityPreparedType:
    if value not in AMITY_PREPARED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_PREPARED_TYPE_VALUES!r}")
    return cast(AmityPreparedType, value)
