# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

AmityViewDeckOrderType0Item = Literal[
    "ben-gardners-boat",
    "bounty",
    "cardboard-fin",
    "fourth-of-july",
    "harbor-master",
    "helicopter",
    "holiday-roast",
    "in-the-news",
    "indianapolis",
    "mayor-vaughn",
    "michaels-birthday",
    "shark-alert-1",
    "shark-alert-2",
    "shark-alert-3",
    "shark-alert-4",
    "wrong-shark",
]

AMITY_VIEW_DECK_ORDER_TYPE_0_ITEM_VALUES: set[AmityViewDeckOrderType0Item] = {
    "ben-gardners-boat",
    "bounty",
    "cardboard-fin",
    "fourth-of-july",
    "harbor-master",
    "helicopter",
    "holiday-roast",
    "in-the-news",
    "indianapolis",
    "mayor-vaughn",
    "michaels-birthday",
    "shark-alert-1",
    "shark-alert-2",
    "shark-alert-3",
    "shark-alert-4",
    "wrong-shark",
}


def check_amity_view_deck_order_type_0_item(value: str) -> AmityViewDeckOrderType0Item:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(AmityViewDeckOrderType0Item, value)
