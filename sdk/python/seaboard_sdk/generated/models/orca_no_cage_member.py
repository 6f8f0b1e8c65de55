# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaNoCageMember = Literal["brody", "hooper", "quint"]

ORCA_NO_CAGE_MEMBER_VALUES: set[OrcaNoCageMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_no_cage_member(value: str) -> OrcaNoCageMember:
    if value in ORCA_NO_CAGE_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_NO_CAGE_MEMBER_VALUES!r}"
    )
