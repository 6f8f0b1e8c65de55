# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaGiveMember = Literal["brody", "hooper", "quint"]

ORCA_GIVE_MEMBER_VALUES: set[OrcaGiveMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_give_member(value: str) -> OrcaGiveMember:
    if value in ORCA_GIVE_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_GIVE_MEMBER_VALUES!r}"
    )
