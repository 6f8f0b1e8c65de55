# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAttachedMember = Literal["brody", "hooper", "quint"]

ORCA_ATTACHED_MEMBER_VALUES: set[OrcaAttachedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_attached_member(value: str) -> OrcaAttachedMember:
    if value in ORCA_ATTACHED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_ATTACHED_MEMBER_VALUES!r}"
    )
