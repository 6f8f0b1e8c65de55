# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.walk_the_plank_crew_available_item import (
    WalkThePlankCrewAvailableItem,
    check_walk_the_plank_crew_available_item,
)
from ..models.walk_the_plank_crew_cards_type_0_item import (
    WalkThePlankCrewCardsType0Item,
    check_walk_the_plank_crew_cards_type_0_item,
)
from ..models.walk_the_plank_crew_ghost_pass_type_0 import (
    WalkThePlankCrewGhostPassType0,
    check_walk_the_plank_crew_ghost_pass_type_0,
)
from ..models.walk_the_plank_crew_lying_out_item import (
    WalkThePlankCrewLyingOutItem,
    check_walk_the_plank_crew_lying_out_item,
)
from ..models.walk_the_plank_crew_pirates_item import (
    WalkThePlankCrewPiratesItem,
    check_walk_the_plank_crew_pirates_item,
)
from ..models.walk_the_plank_crew_status import (
    WalkThePlankCrewStatus,
    check_walk_the_plank_crew_status,
)
from ..models.walk_the_plank_crew_turned_item import (
    WalkThePlankCrewTurnedItem,
    check_walk_the_plank_crew_turned_item,
)

T = TypeVar("T", bound="WalkThePlankCrew")


@_attrs_define
class WalkThePlankCrew:
    """One seat: its pirates and its cards.

    Attributes:
        status (WalkThePlankCrewStatus): Aboard with a living pirate; out; on as a ghost; or it gave up its part.
        pirates (list[WalkThePlankCrewPiratesItem]): Where its living pirates stand, from the ship outward.
        available (list[WalkThePlankCrewAvailableItem]): The cards that it chooses from in this round.
        lying_out (list[WalkThePlankCrewLyingOutItem]): Its cards with a skull that lie out for this round.
        turned (list[WalkThePlankCrewTurnedItem]): Its cards of this round that are turned, in order.
        face_down (int): How many of its cards of this round lie face down.
        cards (list[WalkThePlankCrewCardsType0Item] | None): Those face-down cards in order; null where the viewer may
            not know them.
        ghost_pass (None | WalkThePlankCrewGhostPassType0): In which pass its ghost acts in this round, once all cards
            lie face down.
        fell (int): The moment at which its last pirate died or left, counted as `moments` is; 0: alive.
    """

    status: WalkThePlankCrewStatus
    pirates: list[WalkThePlankCrewPiratesItem]
    available: list[WalkThePlankCrewAvailableItem]
    lying_out: list[WalkThePlankCrewLyingOutItem]
    turned: list[WalkThePlankCrewTurnedItem]
    face_down: int
    cards: list[WalkThePlankCrewCardsType0Item] | None
    ghost_pass: None | WalkThePlankCrewGhostPassType0
    fell: int

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        pirates = []
        for pirates_item_data in self.pirates:
            pirates_item: str = pirates_item_data
            pirates.append(pirates_item)

        available = []
        for available_item_data in self.available:
            available_item: str = available_item_data
            available.append(available_item)

        lying_out = []
        for lying_out_item_data in self.lying_out:
            lying_out_item: str = lying_out_item_data
            lying_out.append(lying_out_item)

        turned = []
        for turned_item_data in self.turned:
            turned_item: str = turned_item_data
            turned.append(turned_item)

        face_down = self.face_down

        cards: list[str] | None
        if isinstance(self.cards, list):
            cards = []
            for cards_type_0_item_data in self.cards:
                cards_type_0_item: str = cards_type_0_item_data
                cards.append(cards_type_0_item)

        else:
            cards = self.cards

        ghost_pass: int | None
        if isinstance(self.ghost_pass, int):
            ghost_pass = self.ghost_pass
        else:
            ghost_pass = self.ghost_pass

        fell = self.fell

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
                "pirates": pirates,
                "available": available,
                "lying_out": lying_out,
                "turned": turned,
                "face_down": face_down,
                "cards": cards,
                "ghost_pass": ghost_pass,
                "fell": fell,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = check_walk_the_plank_crew_status(d.pop("status"))

        pirates = []
        _pirates = d.pop("pirates")
        for pirates_item_data in _pirates:
            pirates_item = check_walk_the_plank_crew_pirates_item(pirates_item_data)

            pirates.append(pirates_item)

        available = []
        _available = d.pop("available")
        for available_item_data in _available:
            available_item = check_walk_the_plank_crew_available_item(
                available_item_data
            )

            available.append(available_item)

        lying_out = []
        _lying_out = d.pop("lying_out")
        for lying_out_item_data in _lying_out:
            lying_out_item = check_walk_the_plank_crew_lying_out_item(
                lying_out_item_data
            )

            lying_out.append(lying_out_item)

        turned = []
        _turned = d.pop("turned")
        for turned_item_data in _turned:
            turned_item = check_walk_the_plank_crew_turned_item(turned_item_data)

            turned.append(turned_item)

        face_down = d.pop("face_down")

        def _parse_cards(data: object) -> list[WalkThePlankCrewCardsType0Item] | None:
            if data is None:
                return data
            try:
                if isinstance(data, list):
                    cards_type_0 = []
                    _cards_type_0 = data
                    for cards_type_0_item_data in _cards_type_0:
                        cards_type_0_item = check_walk_the_plank_crew_cards_type_0_item(
                            cards_type_0_item_data
                        )

                        cards_type_0.append(cards_type_0_item)

                    return cards_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[WalkThePlankCrewCardsType0Item] | None, data)

        cards = _parse_cards(d.pop("cards"))

        def _parse_ghost_pass(data: object) -> None | WalkThePlankCrewGhostPassType0:
            if data is None:
                return data
            try:
                if isinstance(data, int):
                    ghost_pass_type_0 = check_walk_the_plank_crew_ghost_pass_type_0(
                        data
                    )

                    return ghost_pass_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WalkThePlankCrewGhostPassType0, data)

        ghost_pass = _parse_ghost_pass(d.pop("ghost_pass"))

        fell = d.pop("fell")

        walk_the_plank_crew = cls(
            status=status,
            pirates=pirates,
            available=available,
            lying_out=lying_out,
            turned=turned,
            face_down=face_down,
            cards=cards,
            ghost_pass=ghost_pass,
            fell=fell,
        )

        return walk_the_plank_crew
