# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaPreparedMember = Literal["brody", "hooper", "quint"]

ORCA_PREPARED_MEMBER_VALUES: set[OrcaPreparedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_prepared_member(value: str) -> OrcaPreparedMember:
    if value in ORCA_PREPARED_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_PREPARED_MEMBER_VALUES!r}"
    )
