# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaUncagedMember = Literal["brody", "hooper", "quint"]

ORCA_UNCAGED_MEMBER_VALUES: set[OrcaUncagedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_uncaged_member(value: str) -> OrcaUncagedMember:
    if value in ORCA_UNCAGED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_UNCAGED_MEMBER_VALUES!r}"
    )
