# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.walk_the_plank_view_ending_type_0 import (
    WalkThePlankViewEndingType0,
    check_walk_the_plank_view_ending_type_0,
)
from ..models.walk_the_plank_view_game import (
    WalkThePlankViewGame,
    check_walk_the_plank_view_game,
)
from ..models.walk_the_plank_view_phase import (
    WalkThePlankViewPhase,
    check_walk_the_plank_view_phase,
)
from ..models.walk_the_plank_view_skulls_item import (
    WalkThePlankViewSkullsItem,
    check_walk_the_plank_view_skulls_item,
)

if TYPE_CHECKING:
    from ..models.walk_the_plank_crew import WalkThePlankCrew
    from ..models.walk_the_plank_turned import WalkThePlankTurned
    from ..models.walk_the_plank_unturned import WalkThePlankUnturned


T = TypeVar("T", bound="WalkThePlankView")


@_attrs_define
class WalkThePlankView:
    """The ship, the planks and everybody's cards as far as the viewer may know them.

    Attributes:
        game (WalkThePlankViewGame):  Default: 'walk-the-plank'.
        phase (WalkThePlankViewPhase): Seats choose cards; cards are turned; a seat is asked to be a ghost; the match is
            over.
        round_ (int): Counted from 1.
        max_rounds (int): After so many rounds the match ends (WP-6.5).
        planks (int): How many planks lie between the ship and the Kraken.
        favour_seat (int): Whose chair holds the captain's favour and begins the order of the round.
        card (None | WalkThePlankTurned): The card that its owner carries out now.
        last_round (bool): Whether the round in course is the last (WP-6.1).
        ending (None | WalkThePlankViewEndingType0): How the match ended; null while it runs.
        crews (list[WalkThePlankCrew]): By seat.
        skulls (list[WalkThePlankViewSkullsItem]): The cards with a skull (WP-4.12).
        ghosts (int): How many ghosts may arise in this match (WP-7.1).
        fallen (list[int]): The seats that cards put out, in order.
        asked (int): How many of them were asked whether to be a ghost, or lost the right to be.
        unturned (list[WalkThePlankUnturned]): Cards that were face down when their seat went out or left (WP-5.1).
        moments (int): How many cards were turned, and seats left, in the match so far.
    """

    phase: WalkThePlankViewPhase
    round_: int
    max_rounds: int
    planks: int
    favour_seat: int
    card: None | WalkThePlankTurned
    last_round: bool
    ending: None | WalkThePlankViewEndingType0
    crews: list[WalkThePlankCrew]
    skulls: list[WalkThePlankViewSkullsItem]
    ghosts: int
    fallen: list[int]
    asked: int
    unturned: list[WalkThePlankUnturned]
    moments: int
    game: WalkThePlankViewGame = "walk-the-plank"

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        phase: str = self.phase

        round_ = self.round_

        max_rounds = self.max_rounds

        planks = self.planks

        favour_seat = self.favour_seat

        card: dict[str, Any] | None
        if hasattr(self.card, "to_dict"):
            card = self.card.to_dict()
        else:
            card = self.card

        last_round = self.last_round

        ending: None | str
        if isinstance(self.ending, str):
            ending = self.ending
        else:
            ending = self.ending

        crews = []
        for crews_item_data in self.crews:
            crews_item = crews_item_data.to_dict()
            crews.append(crews_item)

        skulls = []
        for skulls_item_data in self.skulls:
            skulls_item: str = skulls_item_data
            skulls.append(skulls_item)

        ghosts = self.ghosts

        fallen = self.fallen

        asked = self.asked

        unturned = []
        for unturned_item_data in self.unturned:
            unturned_item = unturned_item_data.to_dict()
            unturned.append(unturned_item)

        moments = self.moments

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "round": round_,
                "max_rounds": max_rounds,
                "planks": planks,
                "favour_seat": favour_seat,
                "card": card,
                "last_round": last_round,
                "ending": ending,
                "crews": crews,
                "skulls": skulls,
                "ghosts": ghosts,
                "fallen": fallen,
                "asked": asked,
                "unturned": unturned,
                "moments": moments,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.walk_the_plank_crew import WalkThePlankCrew
        from ..models.walk_the_plank_turned import WalkThePlankTurned
        from ..models.walk_the_plank_unturned import WalkThePlankUnturned

        d = dict(src_dict)
        game = check_walk_the_plank_view_game(d.pop("game"))

        phase = check_walk_the_plank_view_phase(d.pop("phase"))

        round_ = d.pop("round")

        max_rounds = d.pop("max_rounds")

        planks = d.pop("planks")

        favour_seat = d.pop("favour_seat")

        def _parse_card(data: object) -> None | WalkThePlankTurned:
            if data is None:
                return data
            if isinstance(data, dict):
                try:
                    if data.get("type") == "walk-the-plank.turned":
                        return WalkThePlankTurned.from_dict(data)
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
            if isinstance(data, dict):
                from seaboard_sdk.unknown import Unknown

                return Unknown(data)
            return cast(None | WalkThePlankTurned, data)

        card = _parse_card(d.pop("card"))

        last_round = d.pop("last_round")

        def _parse_ending(data: object) -> None | WalkThePlankViewEndingType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    ending_type_0 = check_walk_the_plank_view_ending_type_0(data)

                    return ending_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WalkThePlankViewEndingType0, data)

        ending = _parse_ending(d.pop("ending"))

        crews = []
        _crews = d.pop("crews")
        for crews_item_data in _crews:
            crews_item = WalkThePlankCrew.from_dict(crews_item_data)

            crews.append(crews_item)

        skulls = []
        _skulls = d.pop("skulls")
        for skulls_item_data in _skulls:
            skulls_item = check_walk_the_plank_view_skulls_item(skulls_item_data)

            skulls.append(skulls_item)

        ghosts = d.pop("ghosts")

        fallen = cast(list[int], d.pop("fallen"))

        asked = d.pop("asked")

        unturned = []
        _unturned = d.pop("unturned")
        for unturned_item_data in _unturned:
            unturned_item = WalkThePlankUnturned.from_dict(unturned_item_data)

            unturned.append(unturned_item)

        moments = d.pop("moments")

        walk_the_plank_view = cls(
            game=game,
            phase=phase,
            round_=round_,
            max_rounds=max_rounds,
            planks=planks,
            favour_seat=favour_seat,
            card=card,
            last_round=last_round,
            ending=ending,
            crews=crews,
            skulls=skulls,
            ghosts=ghosts,
            fallen=fallen,
            asked=asked,
            unturned=unturned,
            moments=moments,
        )

        return walk_the_plank_view
