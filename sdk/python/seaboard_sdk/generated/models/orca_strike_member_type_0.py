# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStrikeMemberType0 = Literal["brody", "hooper", "quint"]

ORCA_STRIKE_MEMBER_TYPE_0_VALUES: set[OrcaStrikeMemberType0] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_strike_member_type_0(value: str) -> OrcaStrikeMemberType0:
    if value in ORCA_STRIKE_MEMBER_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STRIKE_MEMBER_TYPE_0_VALUES!r}"
    )
