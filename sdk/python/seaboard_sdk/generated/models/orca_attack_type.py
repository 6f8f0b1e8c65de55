# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAttackType = Literal["orca.attack"]

ORCA_ATTACK_TYPE_VALUES: set[OrcaAttackType] = {
    "orca.attack",
}


def check_orca_attack_type(value: str) -> OrcaAttackType:
    if value in ORCA_ATTACK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ATTACK_TYPE_VALUES!r}"
    )
