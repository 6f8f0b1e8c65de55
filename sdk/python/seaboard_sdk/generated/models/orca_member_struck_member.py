# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaMemberStruckMember = Literal["brody", "hooper", "quint"]

ORCA_MEMBER_STRUCK_MEMBER_VALUES: set[OrcaMemberStruckMember] = {
    "brody",
    "hooper",
    "quint",
}


def check_orca_member_struck_member(value: str) -> OrcaMemberStruckMember:
    if value in ORCA_MEMBER_STRUCK_MEMBER_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_MEMBER_STRUCK_MEMBER_VALUES!r}"
    )
