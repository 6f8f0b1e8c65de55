# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachSignType = Literal["amity.beach-sign"]

AMITY_BEACH_SIGN_TYPE_VALUES: set[AmityBeachSignType] = {
    "amity.beach-sign",
}


def check_amity_beach_sign_type(value: str) -> AmityBeachSignType:
    if value not in AMITY_BEACH_SIGN_TYPE_VALUES:
        raise TypeError(f"{value!r} is not one of {AMITY_BEACH_SIGN_TYPE_VALUES!r}")
    return cast(AmityBeachSignType, value)
