# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaPreparedMember = Literal["brody", "hooper", "quint"]

ORCA_PREPARED_MEMBER_VALUES: set[OrcaPreparedMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_prepared_member(value: str) -> OrcaPreparedMember:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaPreparedMember, value)
