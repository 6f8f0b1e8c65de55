# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaMemberStruckType = Literal["orca.member-struck"]

ORCA_MEMBER_STRUCK_TYPE_VALUES: set[OrcaMemberStruckType] = {
    "orca.member-struck",
}


def check_orca_member_struck_type(value: str) -> OrcaMemberStruckType:
    if value in ORCA_MEMBER_STRUCK_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_MEMBER_STRUCK_TYPE_VALUES!r}"
    )
