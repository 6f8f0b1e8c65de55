# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaPreparedType = Literal["orca.prepared"]

ORCA_PREPARED_TYPE_VALUES: set[OrcaPreparedType] = {
    "orca.prepared",
}


def check_orca_prepared_type(value: str) -> OrcaPreparedType:
    if value not in ORCA_PREPARED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_PREPARED_TYPE_VALUES!r}")
    return cast(OrcaPreparedType, value)
