# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaMauledType = Literal["orca.mauled"]

ORCA_MAULED_TYPE_VALUES: set[OrcaMauledType] = {
    "orca.mauled",
}


def check_orca_mauled_type(value: str) -> OrcaMauledType:
    if value not in ORCA_MAULED_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_MAULED_TYPE_VALUES!r}")
    return cast(OrcaMauledType, value)
