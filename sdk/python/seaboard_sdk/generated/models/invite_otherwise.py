# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

InviteOtherwise = Literal["abort", "open"]

INVITE_OTHERWISE_VALUES: set[InviteOtherwise] = {
    "abort",
    "open",
}


def check_invite_otherwise(value: str) -> InviteOtherwise:
    if value in INVITE_OTHERWISE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {INVITE_OTHERWISE_VALUES!r}"
    )
