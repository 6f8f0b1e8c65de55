# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_shot_type import (
    BeachClosedShotType,
    check_beach_closed_shot_type,
)

T = TypeVar("T", bound="BeachClosedShot")


@_attrs_define
class BeachClosedShot:
    """Orca shot under its boat (BC-6.1).

    Attributes:
        type_ (BeachClosedShotType):  Default: 'beach-closed.shot'.
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        hit (bool):
        health (int): What Jaws has left.
    """

    card: str
    hit: bool
    health: int
    type_: BeachClosedShotType = "beach-closed.shot"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        hit = self.hit

        health = self.health

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
                "hit": hit,
                "health": health,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_shot_type(d.pop("type"))

        card = d.pop("card")

        hit = d.pop("hit")

        health = d.pop("health")

        beach_closed_shot = cls(
            type_=type_,
            card=card,
            hit=hit,
            health=health,
        )

        return beach_closed_shot
