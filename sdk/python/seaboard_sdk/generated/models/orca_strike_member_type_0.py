# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStrikeMemberType0 = Literal["brody", "hooper", "quint"]

ORCA_STRIKE_MEMBER_TYPE_0_VALUES: set[OrcaStrikeMemberType0] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_strike_member_type_0(value: str) -> OrcaStrikeMemberType0:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaStrikeMemberType0, value)
