# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaPoisonedType = Literal["orca.poisoned"]

ORCA_POISONED_TYPE_VALUES: set[OrcaPoisonedType] = {
    "orca.poisoned",
}


def check_orca_poisoned_type(value: str) -> OrcaPoisonedType:
    if value in ORCA_POISONED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_POISONED_TYPE_VALUES!r}"
    )
