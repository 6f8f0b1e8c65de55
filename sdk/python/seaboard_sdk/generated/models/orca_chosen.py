# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_chosen_place import OrcaChosenPlace, check_orca_chosen_place
from ..models.orca_chosen_type import OrcaChosenType, check_orca_chosen_type

T = TypeVar("T", bound="OrcaChosen")


@_attrs_define
class OrcaChosen:
    """To the shark alone: what it decided (OR-4.2).

    Attributes:
        type_ (OrcaChosenType):  Default: 'orca.chosen'.
        place (OrcaChosenPlace):
        zone (str): A zone of the boat: port P or starboard S, 1 at the bow.
        ability (None | str): A kind of ability card.
    """

    place: OrcaChosenPlace
    zone: str
    ability: None | str
    type_: OrcaChosenType = "orca.chosen"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        zone = self.zone

        ability: None | str
        ability = self.ability

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
                "zone": zone,
                "ability": ability,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_chosen_type(d.pop("type"))

        place = check_orca_chosen_place(d.pop("place"))

        zone = d.pop("zone")

        def _parse_ability(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ability = _parse_ability(d.pop("ability"))

        orca_chosen = cls(
            type_=type_,
            place=place,
            zone=zone,
            ability=ability,
        )

        return orca_chosen
