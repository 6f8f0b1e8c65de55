# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaChummedMember = Literal["brody", "hooper", "quint"]

ORCA_CHUMMED_MEMBER_VALUES: set[OrcaChummedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_chummed_member(value: str) -> OrcaChummedMember:
    if value in ORCA_CHUMMED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_CHUMMED_MEMBER_VALUES!r}"
    )
