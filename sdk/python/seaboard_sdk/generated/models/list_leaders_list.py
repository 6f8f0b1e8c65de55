# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

ListLeadersList = Literal["house", "players"]

LIST_LEADERS_LIST_VALUES: set[ListLeadersList] = {
    "house",
    "players",
}


def check_list_leaders_list(value: str) -> ListLeadersList:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(ListLeadersList, value)
