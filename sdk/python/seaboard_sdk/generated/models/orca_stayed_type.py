# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaStayedType = Literal["orca.stayed"]

ORCA_STAYED_TYPE_VALUES: set[OrcaStayedType] = {
    "orca.stayed",
}


def check_orca_stayed_type(value: str) -> OrcaStayedType:
    if value in ORCA_STAYED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_STAYED_TYPE_VALUES!r}"
    )
