# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_view_boat_item import OrcaViewBoatItem, check_orca_view_boat_item
from ..models.orca_view_chum_type_0 import (
    OrcaViewChumType0,
    check_orca_view_chum_type_0,
)
from ..models.orca_view_game import OrcaViewGame, check_orca_view_game
from ..models.orca_view_shown_type_0 import (
    OrcaViewShownType0,
    check_orca_view_shown_type_0,
)
from ..models.orca_view_talk import OrcaViewTalk, check_orca_view_talk
from ..models.orca_view_winner_type_0 import (
    OrcaViewWinnerType0,
    check_orca_view_winner_type_0,
)

if TYPE_CHECKING:
    from ..models.orca_shark import OrcaShark
    from ..models.orca_strike import OrcaStrike
    from ..models.orca_surface import OrcaSurface
    from ..models.orca_view_crew import OrcaViewCrew


T = TypeVar("T", bound="OrcaView")


@_attrs_define
class OrcaView:
    """The boat, the crew and what may be known of the shark.

    Attributes:
        game (OrcaViewGame):  Default: 'orca'.
        phase (str): Which decision is waited for; `over` after the end.
        to_come (list[str]): The steps of the round (or of the set-up) still to come, in order.
        to_choose (list[int]): The seats that may act now.
        round_ (int):
        max_rounds (int):
        talk (OrcaViewTalk): Whether the crew's private chat is closed while it prepares.
        boat (list[OrcaViewBoatItem]): The tiles P1 to P4, then S1 to S4.
        crew (OrcaViewCrew): By member.
        shark (OrcaShark): The shark, as the viewer may know it.
        places (list[OrcaSurface]): The cards at A, B and C, in this order.
        pile (list[OrcaSurface]): The resurface cards in the pile, in the order of the rules page.
        discards (list[OrcaSurface]):
        chum (None | OrcaViewChumType0): The member that played chum this round.
        shown (None | OrcaViewShownType0): The place that the shark showed in answer.
        moved (bool): Whether the shark moved with `ramming-speed` this round.
        strike (None | OrcaStrike):
        sharing (list[str]): The gear that is being shared out.
        agreed (list[int]): The seats that agree to the plan of sharing.
        changes_left (list[int]): While gear is shared out: by seat, how often it may change the plan.
        gear_out (list[str]): All gear out of the game, or never dealt.
        abilities_out (list[str] | None): The ability cards never dealt; null until the end.
        roles (list[list[str]]): By seat, what it plays.
        left (list[int]): The seats that gave up their part.
        ending (None | str):
        winner (None | OrcaViewWinnerType0): The side that won; null while the match runs and in a draw.
    """

    phase: str
    to_come: list[str]
    to_choose: list[int]
    round_: int
    max_rounds: int
    talk: OrcaViewTalk
    boat: list[OrcaViewBoatItem]
    crew: OrcaViewCrew
    shark: OrcaShark
    places: list[OrcaSurface]
    pile: list[OrcaSurface]
    discards: list[OrcaSurface]
    chum: None | OrcaViewChumType0
    shown: None | OrcaViewShownType0
    moved: bool
    strike: None | OrcaStrike
    sharing: list[str]
    agreed: list[int]
    changes_left: list[int]
    gear_out: list[str]
    abilities_out: list[str] | None
    roles: list[list[str]]
    left: list[int]
    ending: None | str
    winner: None | OrcaViewWinnerType0
    game: OrcaViewGame = "orca"

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        phase = self.phase

        to_come = self.to_come

        to_choose = self.to_choose

        round_ = self.round_

        max_rounds = self.max_rounds

        talk: str = self.talk

        boat = []
        for boat_item_data in self.boat:
            boat_item: str = boat_item_data
            boat.append(boat_item)

        crew = self.crew.to_dict()

        shark = self.shark.to_dict()

        places = []
        for places_item_data in self.places:
            places_item = places_item_data.to_dict()
            places.append(places_item)

        pile = []
        for pile_item_data in self.pile:
            pile_item = pile_item_data.to_dict()
            pile.append(pile_item)

        discards = []
        for discards_item_data in self.discards:
            discards_item = discards_item_data.to_dict()
            discards.append(discards_item)

        chum: None | str
        if isinstance(self.chum, str):
            chum = self.chum
        else:
            chum = self.chum

        shown: None | str
        if isinstance(self.shown, str):
            shown = self.shown
        else:
            shown = self.shown

        moved = self.moved

        strike: dict[str, Any] | None
        if hasattr(self.strike, "to_dict"):
            strike = self.strike.to_dict()
        else:
            strike = self.strike

        sharing = self.sharing

        agreed = self.agreed

        changes_left = self.changes_left

        gear_out = self.gear_out

        abilities_out: list[str] | None
        if isinstance(self.abilities_out, list):
            abilities_out = self.abilities_out

        else:
            abilities_out = self.abilities_out

        roles = []
        for roles_item_data in self.roles:
            roles_item = roles_item_data

            roles.append(roles_item)

        left = self.left

        ending: None | str
        ending = self.ending

        winner: None | str
        if isinstance(self.winner, str):
            winner = self.winner
        else:
            winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "phase": phase,
                "to_come": to_come,
                "to_choose": to_choose,
                "round": round_,
                "max_rounds": max_rounds,
                "talk": talk,
                "boat": boat,
                "crew": crew,
                "shark": shark,
                "places": places,
                "pile": pile,
                "discards": discards,
                "chum": chum,
                "shown": shown,
                "moved": moved,
                "strike": strike,
                "sharing": sharing,
                "agreed": agreed,
                "changes_left": changes_left,
                "gear_out": gear_out,
                "abilities_out": abilities_out,
                "roles": roles,
                "left": left,
                "ending": ending,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.orca_shark import OrcaShark
        from ..models.orca_strike import OrcaStrike
        from ..models.orca_surface import OrcaSurface
        from ..models.orca_view_crew import OrcaViewCrew

        d = dict(src_dict)
        game = check_orca_view_game(d.pop("game"))

        phase = d.pop("phase")

        to_come = cast(list[str], d.pop("to_come"))

        to_choose = cast(list[int], d.pop("to_choose"))

        round_ = d.pop("round")

        max_rounds = d.pop("max_rounds")

        talk = check_orca_view_talk(d.pop("talk"))

        boat = []
        _boat = d.pop("boat")
        for boat_item_data in _boat:
            boat_item = check_orca_view_boat_item(boat_item_data)

            boat.append(boat_item)

        crew = OrcaViewCrew.from_dict(d.pop("crew"))

        shark = OrcaShark.from_dict(d.pop("shark"))

        places = []
        _places = d.pop("places")
        for places_item_data in _places:
            places_item = OrcaSurface.from_dict(places_item_data)

            places.append(places_item)

        pile = []
        _pile = d.pop("pile")
        for pile_item_data in _pile:
            pile_item = OrcaSurface.from_dict(pile_item_data)

            pile.append(pile_item)

        discards = []
        _discards = d.pop("discards")
        for discards_item_data in _discards:
            discards_item = OrcaSurface.from_dict(discards_item_data)

            discards.append(discards_item)

        def _parse_chum(data: object) -> None | OrcaViewChumType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    chum_type_0 = check_orca_view_chum_type_0(data)

                    return chum_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaViewChumType0, data)

        chum = _parse_chum(d.pop("chum"))

        def _parse_shown(data: object) -> None | OrcaViewShownType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    shown_type_0 = check_orca_view_shown_type_0(data)

                    return shown_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaViewShownType0, data)

        shown = _parse_shown(d.pop("shown"))

        moved = d.pop("moved")

        def _parse_strike(data: object) -> None | OrcaStrike:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    strike_type_0 = OrcaStrike.from_dict(data)

                    return strike_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaStrike, data)

        strike = _parse_strike(d.pop("strike"))

        sharing = cast(list[str], d.pop("sharing"))

        agreed = cast(list[int], d.pop("agreed"))

        changes_left = cast(list[int], d.pop("changes_left"))

        gear_out = cast(list[str], d.pop("gear_out"))

        def _parse_abilities_out(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if isinstance(data, list):
                    abilities_out_type_0 = cast(list[str], data)

                    return abilities_out_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        abilities_out = _parse_abilities_out(d.pop("abilities_out"))

        roles = []
        _roles = d.pop("roles")
        for roles_item_data in _roles:
            roles_item = cast(list[str], roles_item_data)

            roles.append(roles_item)

        left = cast(list[int], d.pop("left"))

        def _parse_ending(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ending = _parse_ending(d.pop("ending"))

        def _parse_winner(data: object) -> None | OrcaViewWinnerType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    winner_type_0 = check_orca_view_winner_type_0(data)

                    return winner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaViewWinnerType0, data)

        winner = _parse_winner(d.pop("winner"))

        orca_view = cls(
            game=game,
            phase=phase,
            to_come=to_come,
            to_choose=to_choose,
            round_=round_,
            max_rounds=max_rounds,
            talk=talk,
            boat=boat,
            crew=crew,
            shark=shark,
            places=places,
            pile=pile,
            discards=discards,
            chum=chum,
            shown=shown,
            moved=moved,
            strike=strike,
            sharing=sharing,
            agreed=agreed,
            changes_left=changes_left,
            gear_out=gear_out,
            abilities_out=abilities_out,
            roles=roles,
            left=left,
            ending=ending,
            winner=winner,
        )

        return orca_view
