# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SeatWishLevel = Literal["easy", "hard", "medium"]

SEAT_WISH_LEVEL_VALUES: set[SeatWishLevel] = {
    "easy",
    "hard",
    "medium",
}


def check_seat_wish_level(value: str) -> SeatWishLevel:
    if value in SEAT_WISH_LEVEL_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SEAT_WISH_LEVEL_VALUES!r}"
    )
