# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityBeachViewSign = Literal["closed", "open", "opening-soon"]

AMITY_BEACH_VIEW_SIGN_VALUES: set[AmityBeachViewSign] = {
    "closed",
    "open",
    "opening-soon",
}


def check_amity_beach_view_sign(value: str) -> AmityBeachViewSign:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityBeachViewSign, value)
