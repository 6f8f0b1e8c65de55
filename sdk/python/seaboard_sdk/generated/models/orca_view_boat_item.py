# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaViewBoatItem = Literal["damaged", "destroyed", "whole"]

ORCA_VIEW_BOAT_ITEM_VALUES: set[OrcaViewBoatItem] = {
    "damaged",
    "destroyed",
    "whole",
}


def check_orca_view_boat_item(value: str) -> OrcaViewBoatItem:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaViewBoatItem, value)
