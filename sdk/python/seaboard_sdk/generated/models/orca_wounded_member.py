# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaWoundedMember = Literal["brody", "hooper", "quint"]

ORCA_WOUNDED_MEMBER_VALUES: set[OrcaWoundedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_wounded_member(value: str) -> OrcaWoundedMember:
    if value in ORCA_WOUNDED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_WOUNDED_MEMBER_VALUES!r}"
    )
