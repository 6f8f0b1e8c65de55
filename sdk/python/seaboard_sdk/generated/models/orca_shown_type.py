# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaShownType = Literal["orca.shown"]

ORCA_SHOWN_TYPE_VALUES: set[OrcaShownType] = {
    "orca.shown",
}


def check_orca_shown_type(value: str) -> OrcaShownType:
    if value in ORCA_SHOWN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_SHOWN_TYPE_VALUES!r}"
    )
