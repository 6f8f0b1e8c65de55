# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

RatingChangeList = Literal["house", "players"]

RATING_CHANGE_LIST_VALUES: set[RatingChangeList] = {
    "house",
    "players",
}


def check_rating_change_list(value: str) -> RatingChangeList:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(RatingChangeList, value)
