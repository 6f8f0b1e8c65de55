# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStoodMember = Literal["brody", "hooper", "quint"]

ORCA_STOOD_MEMBER_VALUES: set[OrcaStoodMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_stood_member(value: str) -> OrcaStoodMember:
    if value in ORCA_STOOD_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STOOD_MEMBER_VALUES!r}"
    )
