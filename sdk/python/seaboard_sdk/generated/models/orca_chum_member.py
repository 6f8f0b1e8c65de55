# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaChumMember = Literal["brody", "hooper", "quint"]

ORCA_CHUM_MEMBER_VALUES: set[OrcaChumMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_chum_member(value: str) -> OrcaChumMember:
    if value in ORCA_CHUM_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CHUM_MEMBER_VALUES!r}"
    )
