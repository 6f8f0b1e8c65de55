# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaMemberStruckType = Literal["orca.member-struck"]

ORCA_MEMBER_STRUCK_TYPE_VALUES: set[OrcaMemberStruckType] = {
    "orca.member-struck",
}


def check_orca_member_struck_type(value: str) -> OrcaMemberStruckType:
    if value not in ORCA_MEMBER_STRUCK_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {ORCA_MEMBER_STRUCK_TYPE_VALUES!r}")
    return cast(OrcaMemberStruckType, value)
