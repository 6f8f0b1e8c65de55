# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaPrepareMember = Literal["brody", "hooper", "quint"]

ORCA_PREPARE_MEMBER_VALUES: set[OrcaPrepareMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_prepare_member(value: str) -> OrcaPrepareMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaPrepareMember, value)
