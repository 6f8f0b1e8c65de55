# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_strike_member_type_0 import (
    OrcaStrikeMemberType0,
    check_orca_strike_member_type_0,
)

T = TypeVar("T", bound="OrcaStrike")


@_attrs_define
class OrcaStrike:
    """The shark's attack while it takes effect.

    Attributes:
        tile (None | str): The tile under attack.
        member (None | OrcaStrikeMemberType0): The member under attack.
        dice (list[int]): What the dice show, ascending.
        harmed (bool): Whether the tile was damaged or destroyed by it.
        second (bool): Whether it is the attack of `second-helping`.
    """

    tile: None | str
    member: None | OrcaStrikeMemberType0
    dice: list[int]
    harmed: bool
    second: bool

    def to_dict(self) -> dict[str, Any]:
        tile: None | str
        tile = self.tile

        member: None | str
        if isinstance(self.member, str):
            member = self.member
        else:
            member = self.member

        dice = self.dice

        harmed = self.harmed

        second = self.second

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tile": tile,
                "member": member,
                "dice": dice,
                "harmed": harmed,
                "second": second,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_tile(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tile = _parse_tile(d.pop("tile"))

        def _parse_member(data: object) -> None | OrcaStrikeMemberType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    member_type_0 = check_orca_strike_member_type_0(data)

                    return member_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaStrikeMemberType0, data)

        member = _parse_member(d.pop("member"))

        dice = cast(list[int], d.pop("dice"))

        harmed = d.pop("harmed")

        second = d.pop("second")

        orca_strike = cls(
            tile=tile,
            member=member,
            dice=dice,
            harmed=harmed,
            second=second,
        )

        return orca_strike
