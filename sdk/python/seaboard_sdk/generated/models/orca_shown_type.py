# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaShownType = Literal["orca.shown"]

ORCA_SHOWN_TYPE_VALUES: set[OrcaShownType] = {
    "orca.shown",
}


def check_orca_shown_type(value: str) -> OrcaShownType:
    if value not in ORCA_SHOWN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_SHOWN_TYPE_VALUES!r}")
    return cast(OrcaShownType, value)
