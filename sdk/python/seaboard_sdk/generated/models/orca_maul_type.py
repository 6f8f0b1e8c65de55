# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaMaulType = Literal["orca.maul"]

ORCA_MAUL_TYPE_VALUES: set[OrcaMaulType] = {
    "orca.maul",
}


def check_orca_maul_type(value: str) -> OrcaMaulType:
    if value not in ORCA_MAUL_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_MAUL_TYPE_VALUES!r}")
    return cast(OrcaMaulType, value)
