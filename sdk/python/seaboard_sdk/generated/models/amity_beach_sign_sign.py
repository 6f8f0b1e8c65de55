# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachSignSign = Literal["closed", "open", "opening-soon"]

AMITY_BEACH_SIGN_SIGN_VALUES: set[AmityBeachSignSign] = {
    "closed",
    "open",
    "opening-soon",
}


def check_amity_beach_sign_sign(value: str) -> AmityBeachSignSign:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBeachSignSign, value)
