# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaGivenType = Literal["orca.given"]

ORCA_GIVEN_TYPE_VALUES: set[OrcaGivenType] = {
    "orca.given",
}


def check_orca_given_type(value: str) -> OrcaGivenType:
    if value in ORCA_GIVEN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_GIVEN_TYPE_VALUES!r}"
    )
