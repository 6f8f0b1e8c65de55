# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAttackedMember = Literal["brody", "hooper", "quint"]

ORCA_ATTACKED_MEMBER_VALUES: set[OrcaAttackedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_attacked_member(value: str) -> OrcaAttackedMember:
    if value in ORCA_ATTACKED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ATTACKED_MEMBER_VALUES!r}"
    )
