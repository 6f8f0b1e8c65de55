# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaHeldMember = Literal["brody", "hooper", "quint"]

ORCA_HELD_MEMBER_VALUES: set[OrcaHeldMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_held_member(value: str) -> OrcaHeldMember:
    if value in ORCA_HELD_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_HELD_MEMBER_VALUES!r}"
    )
