# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaPoisonedType = Literal["orca.poisoned"]

ORCA_POISONED_TYPE_VALUES: set[OrcaPoisonedType] = {
    "orca.poisoned",
}


def check_orca_poisoned_type(value: str) -> OrcaPoisonedType:
    if value not in ORCA_POISONED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_POISONED_TYPE_VALUES!r}")
    return cast(OrcaPoisonedType, value)
