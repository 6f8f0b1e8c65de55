# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_voyage_made_type import (
    AmityVoyageMadeType,
    check_amity_voyage_made_type,
)

if TYPE_CHECKING:
    from ..models.amity_voyage import AmityVoyage


T = TypeVar("T", bound="AmityVoyageMade")


@_attrs_define
class AmityVoyageMade:
    """The shark's own record of its turn.

    Attributes:
        type_ (AmityVoyageMadeType):  Default: 'amity.voyage'.
        voyage (AmityVoyage): One whole turn of the shark, as the shark and, after the act, everybody knows it.
    """

    voyage: AmityVoyage
    type_: AmityVoyageMadeType = "amity.voyage"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        voyage = self.voyage.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "voyage": voyage,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_voyage import AmityVoyage

        d = dict(src_dict)
        type_ = check_amity_voyage_made_type(d.pop("type"))

        voyage = AmityVoyage.from_dict(d.pop("voyage"))

        amity_voyage_made = cls(
            type_=type_,
            voyage=voyage,
        )

        return amity_voyage_made
