# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAttackType = Literal["orca.attack"]

ORCA_ATTACK_TYPE_VALUES: set[OrcaAttackType] = {
    "orca.attack",
}


def check_orca_attack_type(value: str) -> OrcaAttackType:
    if value not in ORCA_ATTACK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_ATTACK_TYPE_VALUES!r}")
    return cast(OrcaAttackType, value)
