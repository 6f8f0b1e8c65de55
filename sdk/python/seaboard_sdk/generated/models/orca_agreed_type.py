# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAgreedType = Literal["orca.agreed"]

ORCA_AGREED_TYPE_VALUES: set[OrcaAgreedType] = {
    "orca.agreed",
}


def check_orca_agreed_type(value: str) -> OrcaAgreedType:
    if value in ORCA_AGREED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_AGREED_TYPE_VALUES!r}"
    )
