# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaFellMember = Literal["brody", "hooper", "quint"]

ORCA_FELL_MEMBER_VALUES: set[OrcaFellMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_fell_member(value: str) -> OrcaFellMember:
    if value in ORCA_FELL_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_FELL_MEMBER_VALUES!r}"
    )
