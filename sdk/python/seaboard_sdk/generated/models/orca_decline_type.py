# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaDeclineType = Literal["orca.decline"]

ORCA_DECLINE_TYPE_VALUES: set[OrcaDeclineType] = {
    "orca.decline",
}


def check_orca_decline_type(value: str) -> OrcaDeclineType:
    if value not in ORCA_DECLINE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_DECLINE_TYPE_VALUES!r}")
    return cast(OrcaDeclineType, value)
