# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_decide_place import OrcaDecidePlace, check_orca_decide_place
from ..models.orca_decide_type import OrcaDecideType, check_orca_decide_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="OrcaDecide")


@_attrs_define
class OrcaDecide:
    """The shark's secret choice: where to come up, and an ability card or none (OR-4.2).

    Attributes:
        type_ (OrcaDecideType):  Default: 'orca.decide'.
        place (OrcaDecidePlace):
        ability (None | str | Unset): A kind of ability card.
    """

    place: OrcaDecidePlace
    type_: OrcaDecideType = "orca.decide"
    ability: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        place: str = self.place

        ability: None | str | Unset
        if isinstance(self.ability, Unset):
            ability = UNSET
        else:
            ability = self.ability

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "place": place,
            }
        )
        if ability is not UNSET:
            field_dict["ability"] = ability

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_decide_type(d.pop("type"))

        place = check_orca_decide_place(d.pop("place"))

        def _parse_ability(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ability = _parse_ability(d.pop("ability", UNSET))

        orca_decide = cls(
            type_=type_,
            place=place,
            ability=ability,
        )

        return orca_decide
