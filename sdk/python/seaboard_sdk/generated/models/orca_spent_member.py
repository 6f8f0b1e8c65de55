# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaSpentMember = Literal["brody", "hooper", "quint"]

ORCA_SPENT_MEMBER_VALUES: set[OrcaSpentMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_spent_member(value: str) -> OrcaSpentMember:
    if value in ORCA_SPENT_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SPENT_MEMBER_VALUES!r}"
    )
