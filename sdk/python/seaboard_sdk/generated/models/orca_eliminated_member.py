# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaEliminatedMember = Literal["brody", "hooper", "quint"]

ORCA_ELIMINATED_MEMBER_VALUES: set[OrcaEliminatedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_eliminated_member(value: str) -> OrcaEliminatedMember:
    if value in ORCA_ELIMINATED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ELIMINATED_MEMBER_VALUES!r}"
    )
