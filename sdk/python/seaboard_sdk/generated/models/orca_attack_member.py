# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAttackMember = Literal["brody", "hooper", "quint"]

ORCA_ATTACK_MEMBER_VALUES: set[OrcaAttackMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_attack_member(value: str) -> OrcaAttackMember:
    if value in ORCA_ATTACK_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ATTACK_MEMBER_VALUES!r}"
    )
