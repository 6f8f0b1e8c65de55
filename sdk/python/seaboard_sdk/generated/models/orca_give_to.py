# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaGiveTo = Literal["brody", "hooper", "quint"]

ORCA_GIVE_TO_VALUES: set[OrcaGiveTo] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_give_to(value: str) -> OrcaGiveTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaGiveTo, value)
