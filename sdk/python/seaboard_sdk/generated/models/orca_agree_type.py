# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaAgreeType = Literal["orca.agree"]

ORCA_AGREE_TYPE_VALUES: set[OrcaAgreeType] = {
    "orca.agree",
}


def check_orca_agree_type(value: str) -> OrcaAgreeType:
    if value not in ORCA_AGREE_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_AGREE_TYPE_VALUES!r}")
    return cast(OrcaAgreeType, value)
