# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSpentType = Literal["orca.spent"]

ORCA_SPENT_TYPE_VALUES: set[OrcaSpentType] = {
    "orca.spent",
}


def check_orca_spent_type(value: str) -> OrcaSpentType:
    if value in ORCA_SPENT_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SPENT_TYPE_VALUES!r}"
    )
