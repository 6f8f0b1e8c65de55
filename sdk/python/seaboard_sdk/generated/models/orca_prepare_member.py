# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaPrepareMember = Literal["brody", "hooper", "quint"]

ORCA_PREPARE_MEMBER_VALUES: set[OrcaPrepareMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_prepare_member(value: str) -> OrcaPrepareMember:
    if value in ORCA_PREPARE_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_PREPARE_MEMBER_VALUES!r}"
    )
