# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAttackMember = Literal["brody", "hooper", "quint"]

ORCA_ATTACK_MEMBER_VALUES: set[OrcaAttackMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_attack_member(value: str) -> OrcaAttackMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaAttackMember, value)
