# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaAgreeType = Literal["orca.agree"]

ORCA_AGREE_TYPE_VALUES: set[OrcaAgreeType] = {
    "orca.agree",
}


def check_orca_agree_type(value: str) -> OrcaAgreeType:
    if value in ORCA_AGREE_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_AGREE_TYPE_VALUES!r}"
    )
