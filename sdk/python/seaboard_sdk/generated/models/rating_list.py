# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

RatingList = Literal["house", "players"]

RATING_LIST_VALUES: set[RatingList] = {
    "house",
    "players",
}


def check_rating_list(value: str) -> RatingList:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(RatingList, value)
