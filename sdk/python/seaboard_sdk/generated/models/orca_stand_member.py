# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStandMember = Literal["brody", "hooper", "quint"]

ORCA_STAND_MEMBER_VALUES: set[OrcaStandMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_stand_member(value: str) -> OrcaStandMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaStandMember, value)
