# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityPreparedBrody = Literal["5", "6", "7", "8", "E", "N", "S", "Shop", "W"]

AMITY_PREPARED_BRODY_VALUES: set[AmityPreparedBrody] = {
    "5",
    "6",
    "7",
    "8",
    "E",
    "N",
    "S",
    "Shop",
    "W",
}


def check_amity_prepared_brody(value: str) -> AmityPreparedBrody:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityPreparedBrody, value)
