# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_surfaced_place import OrcaSurfacedPlace, check_orca_surfaced_place
from ..models.orca_surfaced_type import OrcaSurfacedType, check_orca_surfaced_type

T = TypeVar("T", bound="OrcaSurfaced")


@_attrs_define
class OrcaSurfaced:
    """The shark comes up; its choice and its ability card are shown (OR-4.4).

    Attributes:
        type_ (OrcaSurfacedType):  Default: 'orca.surfaced'.
        place (OrcaSurfacedPlace):
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
        evade (int):
        dice (int):
        ability (None | str): A kind of ability card.
        shaken (list[str]): The attached gear that it shakes off.
    """

    place: OrcaSurfacedPlace
    zone: str
    evade: int
    dice: int
    ability: None | str
    shaken: list[str]
    type_: OrcaSurfacedType = "orca.surfaced"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        zone = self.zone

        evade = self.evade

        dice = self.dice

        ability: None | str
        ability = self.ability

        shaken = self.shaken

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
                "zone": zone,
                "evade": evade,
                "dice": dice,
                "ability": ability,
                "shaken": shaken,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_surfaced_type(d.pop("type"))

        place = check_orca_surfaced_place(d.pop("place"))

        zone = d.pop("zone")

        evade = d.pop("evade")

        dice = d.pop("dice")

        def _parse_ability(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ability = _parse_ability(d.pop("ability"))

        shaken = cast(list[str], d.pop("shaken"))

        orca_surfaced = cls(
            type_=type_,
            place=place,
            zone=zone,
            evade=evade,
            dice=dice,
            ability=ability,
            shaken=shaken,
        )

        return orca_surfaced
