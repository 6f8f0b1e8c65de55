# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SeatWishKind = Literal["house", "invited", "me", "open"]

SEAT_WISH_KIND_VALUES: set[SeatWishKind] = {
    "house",
    "invited",
    "me",
    "open",
}


def check_seat_wish_kind(value: str) -> SeatWishKind:
    if value in SEAT_WISH_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEAT_WISH_KIND_VALUES!r}"
    )
