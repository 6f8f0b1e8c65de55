# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAgreedType = Literal["orca.agreed"]

ORCA_AGREED_TYPE_VALUES: set[OrcaAgreedType] = {
    "orca.agreed",
}


def check_orca_agreed_type(value: str) -> OrcaAgreedType:
    if value not in ORCA_AGREED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_AGREED_TYPE_VALUES!r}")
    return cast(OrcaAgreedType, value)
