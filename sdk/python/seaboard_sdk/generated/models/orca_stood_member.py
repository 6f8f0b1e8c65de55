# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStoodMember = Literal["brody", "hooper", "quint"]

ORCA_STOOD_MEMBER_VALUES: set[OrcaStoodMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_stood_member(value: str) -> OrcaStoodMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaStoodMember, value)
