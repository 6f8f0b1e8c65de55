# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_card_turned_card import (
    AmityCardTurnedCard,
    check_amity_card_turned_card,
)
from ..models.amity_card_turned_type import (
    AmityCardTurnedType,
    check_amity_card_turned_type,
)

T = TypeVar("T", bound="AmityCardTurned")


@_attrs_define
class AmityCardTurned:
    """A round begins with its event card (AM-4.1).

    Attributes:
        type_ (AmityCardTurnedType):  Default: 'amity.card'.
        round_ (int):
        card (AmityCardTurnedCard):
    """

    round_: int
    card: AmityCardTurnedCard
    type_: AmityCardTurnedType = "amity.card"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        round_ = self.round_

        card: str = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_card_turned_type(d.pop("type"))

        round_ = d.pop("round")

        card = check_amity_card_turned_card(d.pop("card"))

        amity_card_turned = cls(
            type_=type_,
            round_=round_,
            card=card,
        )

        return amity_card_turned
