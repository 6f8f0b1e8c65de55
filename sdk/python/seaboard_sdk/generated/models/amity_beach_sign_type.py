# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityBeachSignType = Literal["amity.beach-sign"]

AMITY_BEACH_SIGN_TYPE_VALUES: set[AmityBeachSignType] = {
    "amity.beach-sign",
}


def check_amity_beach_sign_type(value: str) -> AmityBeachSignType:
    if value in AMITY_BEACH_SIGN_TYPE_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_BEACH_SIGN_TYPE_VALUES!r}"
    )
