# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_shark_place_type_0 import (
    OrcaSharkPlaceType0,
    check_orca_shark_place_type_0,
)

T = TypeVar("T", bound="OrcaShark")


@_attrs_define
class OrcaShark:
    """The shark, as the viewer may know it.

    Attributes:
        wounds (int):
        hand_size (int): How many ability cards it holds, without the one added to its choice.
        hand (list[str] | None): Its ability cards; null for all but the shark, until the end.
        used (list[str]): The ability cards that have left the game.
        decided (bool): Whether it has decided this round.
        ability_added (bool): Whether it added an ability card to its choice.
        place (None | OrcaSharkPlaceType0): Where it comes up; null for all but the shark, until it does.
        ability (None | str): The added ability card; null for all but the shark, until it comes up.
        zone (None | str): In whose water it is, from coming up to diving.
        evade (int | None): Its evade while it is up.
        dice (int | None): The dice of its attack while it is up.
        attached (list[str]): What hangs on it.
    """

    wounds: int
    hand_size: int
    hand: list[str] | None
    used: list[str]
    decided: bool
    ability_added: bool
    place: None | OrcaSharkPlaceType0
    ability: None | str
    zone: None | str
    evade: int | None
    dice: int | None
    attached: list[str]

    def to_dict(self) -> dict[str, Any]:
        wounds = self.wounds

        hand_size = self.hand_size

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = self.hand

        else:
            hand = self.hand

        used = self.used

        decided = self.decided

        ability_added = self.ability_added

        place: None | str
        if isinstance(self.place, str):
            place = self.place
        else:
            place = self.place

        ability: None | str
        ability = self.ability

        zone: None | str
        zone = self.zone

        evade: int | None
        evade = self.evade

        dice: int | None
        dice = self.dice

        attached = self.attached

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "wounds": wounds,
                "hand_size": hand_size,
                "hand": hand,
                "used": used,
                "decided": decided,
                "ability_added": ability_added,
                "place": place,
                "ability": ability,
                "zone": zone,
                "evade": evade,
                "dice": dice,
                "attached": attached,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        wounds = d.pop("wounds")

        hand_size = d.pop("hand_size")

        def _parse_hand(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if isinstance(data, list):
                    hand_type_0 = cast(list[str], data)

                    return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        hand = _parse_hand(d.pop("hand"))

        used = cast(list[str], d.pop("used"))

        decided = d.pop("decided")

        ability_added = d.pop("ability_added")

        def _parse_place(data: object) -> None | OrcaSharkPlaceType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    place_type_0 = check_orca_shark_place_type_0(data)

                    return place_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaSharkPlaceType0, data)

        place = _parse_place(d.pop("place"))

        def _parse_ability(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ability = _parse_ability(d.pop("ability"))

        def _parse_zone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        zone = _parse_zone(d.pop("zone"))

        def _parse_evade(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        evade = _parse_evade(d.pop("evade"))

        def _parse_dice(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        dice = _parse_dice(d.pop("dice"))

        attached = cast(list[str], d.pop("attached"))

        orca_shark = cls(
            wounds=wounds,
            hand_size=hand_size,
            hand=hand,
            used=used,
            decided=decided,
            ability_added=ability_added,
            place=place,
            ability=ability,
            zone=zone,
            evade=evade,
            dice=dice,
            attached=attached,
        )

        return orca_shark
