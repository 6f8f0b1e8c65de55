# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.jaws_second_act_type import JawsSecondActType, check_jaws_second_act_type

T = TypeVar("T", bound="JawsSecondAct")


@_attrs_define
class JawsSecondAct:
    """Act 1 is over and Act 2 begins, with cards by the swimmers eaten (JW-1, JW-2).

    Attributes:
        type_ (JawsSecondActType):  Default: 'jaws.second-act'.
        eaten (int):
        abilities (int): Ability cards of the shark.
        gear (int): Cards of shared gear of the crew.
    """

    eaten: int
    abilities: int
    gear: int
    type_: JawsSecondActType = "jaws.second-act"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        eaten = self.eaten

        abilities = self.abilities

        gear = self.gear

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "eaten": eaten,
                "abilities": abilities,
                "gear": gear,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_jaws_second_act_type(d.pop("type"))

        eaten = d.pop("eaten")

        abilities = d.pop("abilities")

        gear = d.pop("gear")

        jaws_second_act = cls(
            type_=type_,
            eaten=eaten,
            abilities=abilities,
            gear=gear,
        )

        return jaws_second_act
