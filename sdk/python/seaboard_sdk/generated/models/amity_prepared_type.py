# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityPreparedType = Literal["amity.prepared"]

AMITY_PREPARED_TYPE_VALUES: set[AmityPreparedType] = {
    "amity.prepared",
}


def check_amity_prepared_type(value: str) -> AmityPreparedType:
    if value in AMITY_PREPARED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_PREPARED_TYPE_VALUES!r}"
    )
