# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_dynamite_laid_type import (
    BeachClosedDynamiteLaidType,
    check_beach_closed_dynamite_laid_type,
)

T = TypeVar("T", bound="BeachClosedDynamiteLaid")


@_attrs_define
class BeachClosedDynamiteLaid:
    """Dynamite lies between two cards: it hits at once, or stays until Orca's next turn (BC-6.3).

    Attributes:
        type_ (BeachClosedDynamiteLaidType):  Default: 'beach-closed.dynamite-laid'.
        cards (list[str]):
        hit (bool):
        health (int):
    """

    cards: list[str]
    hit: bool
    health: int
    type_: BeachClosedDynamiteLaidType = "beach-closed.dynamite-laid"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        cards = self.cards

        hit = self.hit

        health = self.health

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "cards": cards,
                "hit": hit,
                "health": health,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_dynamite_laid_type(d.pop("type"))

        cards = cast(list[str], d.pop("cards"))

        hit = d.pop("hit")

        health = d.pop("health")

        beach_closed_dynamite_laid = cls(
            type_=type_,
            cards=cards,
            hit=hit,
            health=health,
        )

        return beach_closed_dynamite_laid
