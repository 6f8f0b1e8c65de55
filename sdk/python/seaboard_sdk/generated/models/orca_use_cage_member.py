# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaUseCageMember = Literal["brody", "hooper", "quint"]

ORCA_USE_CAGE_MEMBER_VALUES: set[OrcaUseCageMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_use_cage_member(value: str) -> OrcaUseCageMember:
    if value in ORCA_USE_CAGE_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_USE_CAGE_MEMBER_VALUES!r}"
    )
