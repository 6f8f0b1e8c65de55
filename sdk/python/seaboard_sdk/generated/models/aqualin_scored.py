# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_scored_type import AqualinScoredType, check_aqualin_scored_type

T = TypeVar("T", bound="AqualinScored")


@_attrs_define
class AqualinScored:
    """The reef is full, the schools are counted (AQ-4).

    Attributes:
        type_ (AqualinScoredType):  Default: 'aqualin.scored'.
        colour (int):
        animal (int):
        winner_seat (int): A seat's number.
    """

    colour: int
    animal: int
    winner_seat: int
    type_: AqualinScoredType = "aqualin.scored"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        colour = self.colour

        animal = self.animal

        winner_seat = self.winner_seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "colour": colour,
                "animal": animal,
                "winner_seat": winner_seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_scored_type(d.pop("type"))

        colour = d.pop("colour")

        animal = d.pop("animal")

        winner_seat = d.pop("winner_seat")

        aqualin_scored = cls(
            type_=type_,
            colour=colour,
            animal=animal,
            winner_seat=winner_seat,
        )

        return aqualin_scored
