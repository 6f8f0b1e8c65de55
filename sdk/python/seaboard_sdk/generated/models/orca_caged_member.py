# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaCagedMember = Literal["brody", "hooper", "quint"]

ORCA_CAGED_MEMBER_VALUES: set[OrcaCagedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_caged_member(value: str) -> OrcaCagedMember:
    if value in ORCA_CAGED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CAGED_MEMBER_VALUES!r}"
    )
