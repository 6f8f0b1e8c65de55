# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

OrcaViewBoatItem = Literal["damaged", "destroyed", "whole"]

ORCA_VIEW_BOAT_ITEM_VALUES: set[OrcaViewBoatItem] = {
    "damaged",
    "destroyed",
    "whole",
}


def check_orca_view_boat_item(value: str) -> OrcaViewBoatItem:
    if value in ORCA_VIEW_BOAT_ITEM_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ORCA_VIEW_BOAT_ITEM_VALUES!r}"
    )
