# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_dynamite_towards import (
    BeachClosedDynamiteTowards,
    check_beach_closed_dynamite_towards,
)
from ..models.beach_closed_dynamite_type import (
    BeachClosedDynamiteType,
    check_beach_closed_dynamite_type,
)

T = TypeVar("T", bound="BeachClosedDynamite")


@_attrs_define
class BeachClosedDynamite:
    """Use the token: dynamite between this card and the one that touches it on the right or below (BC-6.3).

    Attributes:
        type_ (BeachClosedDynamiteType):  Default: 'beach-closed.dynamite'.
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        towards (BeachClosedDynamiteTowards):
    """

    card: str
    towards: BeachClosedDynamiteTowards
    type_: BeachClosedDynamiteType = "beach-closed.dynamite"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        card = self.card

        towards: str = self.towards

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "card": card,
                "towards": towards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_dynamite_type(d.pop("type"))

        card = d.pop("card")

        towards = check_beach_closed_dynamite_towards(d.pop("towards"))

        beach_closed_dynamite = cls(
            type_=type_,
            card=card,
            towards=towards,
        )

        return beach_closed_dynamite
