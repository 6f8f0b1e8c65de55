# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaMauledType = Literal["orca.mauled"]

ORCA_MAULED_TYPE_VALUES: set[OrcaMauledType] = {
    "orca.mauled",
}


def check_orca_mauled_type(value: str) -> OrcaMauledType:
    if value in ORCA_MAULED_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_MAULED_TYPE_VALUES!r}"
    )
