# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaGivenTo = Literal["brody", "hooper", "quint"]

ORCA_GIVEN_TO_VALUES: set[OrcaGivenTo] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_given_to(value: str) -> OrcaGivenTo:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaGivenTo, value)
