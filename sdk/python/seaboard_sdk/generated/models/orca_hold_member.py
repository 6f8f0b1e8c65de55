# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaHoldMember = Literal["brody", "hooper", "quint"]

ORCA_HOLD_MEMBER_VALUES: set[OrcaHoldMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_hold_member(value: str) -> OrcaHoldMember:
    if value in ORCA_HOLD_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_HOLD_MEMBER_VALUES!r}"
    )
