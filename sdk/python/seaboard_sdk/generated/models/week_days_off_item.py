# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

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
    if value in WEEK_DAYS_OFF_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {WEEK_DAYS_OFF_ITEM_VALUES!r}"
    )
