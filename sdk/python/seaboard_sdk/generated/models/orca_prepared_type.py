# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaPreparedType = Literal["orca.prepared"]

ORCA_PREPARED_TYPE_VALUES: set[OrcaPreparedType] = {
    "orca.prepared",
}


def check_orca_prepared_type(value: str) -> OrcaPreparedType:
    if value in ORCA_PREPARED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_PREPARED_TYPE_VALUES!r}"
    )
