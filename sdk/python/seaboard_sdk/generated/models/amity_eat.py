# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_eat_swimmer import AmityEatSwimmer, check_amity_eat_swimmer
from ..models.amity_eat_type import AmityEatType, check_amity_eat_type

T = TypeVar("T", bound="AmityEat")


@_attrs_define
class AmityEat:
    """The shark eats one swimmer of its space for one action point (AM-5.2).

    Attributes:
        type_ (AmityEatType):  Default: 'amity.eat'.
        swimmer (AmityEatSwimmer):
    """

    swimmer: AmityEatSwimmer
    type_: AmityEatType = "amity.eat"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        swimmer: str = self.swimmer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "swimmer": swimmer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_eat_type(d.pop("type"))

        swimmer = check_amity_eat_swimmer(d.pop("swimmer"))

        amity_eat = cls(
            type_=type_,
            swimmer=swimmer,
        )

        return amity_eat
