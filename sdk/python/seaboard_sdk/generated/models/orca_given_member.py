# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaGivenMember = Literal["brody", "hooper", "quint"]

ORCA_GIVEN_MEMBER_VALUES: set[OrcaGivenMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_given_member(value: str) -> OrcaGivenMember:
    if value in ORCA_GIVEN_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_GIVEN_MEMBER_VALUES!r}"
    )
