# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

WeekDaysOffItem = Literal[
    "friday", "monday", "saturday", "sunday", "thursday", "tuesday", "wednesday"
]

WEEK_DAYS_OFF_ITEM_VALUES: set[WeekDaysOffItem] = {
    "friday",
    "monday",
    "saturday",
    "sunday",
    "thursday",
    "tuesday",
    "wednesday",
}


def check_week_days_off_item(value: str) -> WeekDaysOffItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(WeekDaysOffItem, value)
