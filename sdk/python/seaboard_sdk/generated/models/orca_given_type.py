# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaGivenType = Literal["orca.given"]

ORCA_GIVEN_TYPE_VALUES: set[OrcaGivenType] = {
    "orca.given",
}


def check_orca_given_type(value: str) -> OrcaGivenType:
    if value not in ORCA_GIVEN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_GIVEN_TYPE_VALUES!r}")
    return cast(OrcaGivenType, value)
