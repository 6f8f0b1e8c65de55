# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaSpentType = Literal["orca.spent"]

ORCA_SPENT_TYPE_VALUES: set[OrcaSpentType] = {
    "orca.spent",
}


def check_orca_spent_type(value: str) -> OrcaSpentType:
    if value not in ORCA_SPENT_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_SPENT_TYPE_VALUES!r}")
    return cast(OrcaSpentType, value)
