# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStandMember = Literal["brody", "hooper", "quint"]

ORCA_STAND_MEMBER_VALUES: set[OrcaStandMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_stand_member(value: str) -> OrcaStandMember:
    if value in ORCA_STAND_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STAND_MEMBER_VALUES!r}"
    )
