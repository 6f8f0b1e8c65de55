# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

AmityViewCardType0 = Literal[
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

AMITY_VIEW_CARD_TYPE_0_VALUES: set[AmityViewCardType0] = {
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


def check_amity_view_card_type_0(value: str) -> AmityViewCardType0:
    if value in AMITY_VIEW_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {AMITY_VIEW_CARD_TYPE_0_VALUES!r}"
    )
