# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

HouseBotsLevel = Literal["easy", "hard", "medium"]

HOUSE_BOTS_LEVEL_VALUES: set[HouseBotsLevel] = {
    "easy",
    "hard",
    "medium",
}


def check_house_bots_level(value: str) -> HouseBotsLevel:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(HouseBotsLevel, value)
