# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SeatWishKind = Literal["house", "invited", "me", "open"]

SEAT_WISH_KIND_VALUES: set[SeatWishKind] = {
    "house",
    "invited",
    "me",
    "open",
}


def check_seat_wish_kind(value: str) -> SeatWishKind:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(SeatWishKind, value)
