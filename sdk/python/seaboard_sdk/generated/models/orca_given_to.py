# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaGivenTo = Literal["brody", "hooper", "quint"]

ORCA_GIVEN_TO_VALUES: set[OrcaGivenTo] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_given_to(value: str) -> OrcaGivenTo:
    if value in ORCA_GIVEN_TO_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_GIVEN_TO_VALUES!r}"
    )
