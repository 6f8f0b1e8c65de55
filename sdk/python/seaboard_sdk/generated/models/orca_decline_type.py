# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaDeclineType = Literal["orca.decline"]

ORCA_DECLINE_TYPE_VALUES: set[OrcaDeclineType] = {
    "orca.decline",
}


def check_orca_decline_type(value: str) -> OrcaDeclineType:
    if value in ORCA_DECLINE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_DECLINE_TYPE_VALUES!r}"
    )
