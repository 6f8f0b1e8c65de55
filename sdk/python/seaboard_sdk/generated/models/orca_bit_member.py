# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaBitMember = Literal["brody", "hooper", "quint"]

ORCA_BIT_MEMBER_VALUES: set[OrcaBitMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_bit_member(value: str) -> OrcaBitMember:
    if value in ORCA_BIT_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_BIT_MEMBER_VALUES!r}"
    )
