# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaUnharmedMember = Literal["brody", "hooper", "quint"]

ORCA_UNHARMED_MEMBER_VALUES: set[OrcaUnharmedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_unharmed_member(value: str) -> OrcaUnharmedMember:
    if value in ORCA_UNHARMED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_UNHARMED_MEMBER_VALUES!r}"
    )
