# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaStayedType = Literal["orca.stayed"]

ORCA_STAYED_TYPE_VALUES: set[OrcaStayedType] = {
    "orca.stayed",
}


def check_orca_stayed_type(value: str) -> OrcaStayedType:
    if value not in ORCA_STAYED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_STAYED_TYPE_VALUES!r}")
    return cast(OrcaStayedType, value)
