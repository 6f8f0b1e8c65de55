# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.amity_view_beaches_asked_item import (
    AmityViewBeachesAskedItem,
    check_amity_view_beaches_asked_item,
)
from ..models.amity_view_card_type_0 import (
    AmityViewCardType0,
    check_amity_view_card_type_0,
)
from ..models.amity_view_deck_item import AmityViewDeckItem, check_amity_view_deck_item
from ..models.amity_view_deck_order_type_0_item import (
    AmityViewDeckOrderType0Item,
    check_amity_view_deck_order_type_0_item,
)
from ..models.amity_view_ending_type_0 import (
    AmityViewEndingType0,
    check_amity_view_ending_type_0,
)
from ..models.amity_view_game import AmityViewGame, check_amity_view_game
from ..models.amity_view_phase import AmityViewPhase, check_amity_view_phase
from ..models.amity_view_used_item import AmityViewUsedItem, check_amity_view_used_item

if TYPE_CHECKING:
    from ..models.amity_afloat import AmityAfloat
    from ..models.amity_beach_view import AmityBeachView
    from ..models.amity_dock_view import AmityDockView
    from ..models.amity_in_course import AmityInCourse
    from ..models.amity_member_view import AmityMemberView
    from ..models.amity_shark_view import AmitySharkView
    from ..models.amity_sighting import AmitySighting


T = TypeVar("T", bound="AmityView")


@_attrs_define
class AmityView:
    """The board of Amity Island as one viewer may see it.

    Attributes:
        game (AmityViewGame):  Default: 'amity'.
        roles (list[list[str]]): By seat, what it plays.
        left (list[int]): The seats that gave up.
        max_rounds (int):
        round_ (int):
        phase (AmityViewPhase):
        card (AmityViewCardType0 | None): The event card of this round.
        deck (list[AmityViewDeckItem]): The cards still in the deck, in the order of the rules page.
        track (int): Swimmers eaten, to 9.
        beaches (list[AmityBeachView]):
        supply (int): Swimmers in the supply, Michael not counted.
        shop (int): Barrels in the Shop.
        docks (list[AmityDockView]):
        afloat (list[AmityAfloat]):
        attached (int): Barrels attached to the shark; the second one ends the act.
        members (list[AmityMemberView]):
        in_course (AmityInCourse | None):
        bonus (bool): Whether the extra point of `in-the-news` is still to be had (AM-8.2).
        used (list[AmityViewUsedItem]): What was done this round that may be done once a round.
        beaches_asked (list[AmityViewBeachesAskedItem]): The beaches that the event card lets the crew choose from.
        tokens_left (int): How many power tokens the shark has left.
        token_played (bool): Whether it has played one this round.
        sighting (AmitySighting | None):
        ending (AmityViewEndingType0 | None):
        shark (AmitySharkView | None):
        deck_order (list[AmityViewDeckOrderType0Item] | None): After the end: the deck, the next card first.
    """

    roles: list[list[str]]
    left: list[int]
    max_rounds: int
    round_: int
    phase: AmityViewPhase
    card: AmityViewCardType0 | None
    deck: list[AmityViewDeckItem]
    track: int
    beaches: list[AmityBeachView]
    supply: int
    shop: int
    docks: list[AmityDockView]
    afloat: list[AmityAfloat]
    attached: int
    members: list[AmityMemberView]
    in_course: AmityInCourse | None
    bonus: bool
    used: list[AmityViewUsedItem]
    beaches_asked: list[AmityViewBeachesAskedItem]
    tokens_left: int
    token_played: bool
    sighting: AmitySighting | None
    ending: AmityViewEndingType0 | None
    shark: AmitySharkView | None
    deck_order: list[AmityViewDeckOrderType0Item] | None
    game: AmityViewGame = "amity"

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        roles = []
        for roles_item_data in self.roles:
            roles_item = roles_item_data

            roles.append(roles_item)

        left = self.left

        max_rounds = self.max_rounds

        round_ = self.round_

        phase: str = self.phase

        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        deck = []
        for deck_item_data in self.deck:
            deck_item: str = deck_item_data
            deck.append(deck_item)

        track = self.track

        beaches = []
        for beaches_item_data in self.beaches:
            beaches_item = beaches_item_data.to_dict()
            beaches.append(beaches_item)

        supply = self.supply

        shop = self.shop

        docks = []
        for docks_item_data in self.docks:
            docks_item = docks_item_data.to_dict()
            docks.append(docks_item)

        afloat = []
        for afloat_item_data in self.afloat:
            afloat_item = afloat_item_data.to_dict()
            afloat.append(afloat_item)

        attached = self.attached

        members = []
        for members_item_data in self.members:
            members_item = members_item_data.to_dict()
            members.append(members_item)

        in_course: dict[str, Any] | None
        if hasattr(self.in_course, "to_dict"):
            in_course = self.in_course.to_dict()
        else:
            in_course = self.in_course

        bonus = self.bonus

        used = []
        for used_item_data in self.used:
            used_item: str = used_item_data
            used.append(used_item)

        beaches_asked = []
        for beaches_asked_item_data in self.beaches_asked:
            beaches_asked_item: str = beaches_asked_item_data
            beaches_asked.append(beaches_asked_item)

        tokens_left = self.tokens_left

        token_played = self.token_played

        sighting: dict[str, Any] | None
        if hasattr(self.sighting, "to_dict"):
            sighting = self.sighting.to_dict()
        else:
            sighting = self.sighting

        ending: None | str
        if isinstance(self.ending, str):
            ending = self.ending
        else:
            ending = self.ending

        shark: dict[str, Any] | None
        if hasattr(self.shark, "to_dict"):
            shark = self.shark.to_dict()
        else:
            shark = self.shark

        deck_order: list[str] | None
        if isinstance(self.deck_order, list):
            deck_order = []
            for deck_order_type_0_item_data in self.deck_order:
                deck_order_type_0_item: str = deck_order_type_0_item_data
                deck_order.append(deck_order_type_0_item)

        else:
            deck_order = self.deck_order

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "roles": roles,
                "left": left,
                "max_rounds": max_rounds,
                "round": round_,
                "phase": phase,
                "card": card,
                "deck": deck,
                "track": track,
                "beaches": beaches,
                "supply": supply,
                "shop": shop,
                "docks": docks,
                "afloat": afloat,
                "attached": attached,
                "members": members,
                "in_course": in_course,
                "bonus": bonus,
                "used": used,
                "beaches_asked": beaches_asked,
                "tokens_left": tokens_left,
                "token_played": token_played,
                "sighting": sighting,
                "ending": ending,
                "shark": shark,
                "deck_order": deck_order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_afloat import AmityAfloat
        from ..models.amity_beach_view import AmityBeachView
        from ..models.amity_dock_view import AmityDockView
        from ..models.amity_in_course import AmityInCourse
        from ..models.amity_member_view import AmityMemberView
        from ..models.amity_shark_view import AmitySharkView
        from ..models.amity_sighting import AmitySighting

        d = dict(src_dict)
        game = check_amity_view_game(d.pop("game"))

        roles = []
        _roles = d.pop("roles")
        for roles_item_data in _roles:
            roles_item = cast(list[str], roles_item_data)

            roles.append(roles_item)

        left = cast(list[int], d.pop("left"))

        max_rounds = d.pop("max_rounds")

        round_ = d.pop("round")

        phase = check_amity_view_phase(d.pop("phase"))

        def _parse_card(data: object) -> AmityViewCardType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    card_type_0 = check_amity_view_card_type_0(data)

                    return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityViewCardType0 | None, data)

        card = _parse_card(d.pop("card"))

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = check_amity_view_deck_item(deck_item_data)

            deck.append(deck_item)

        track = d.pop("track")

        beaches = []
        _beaches = d.pop("beaches")
        for beaches_item_data in _beaches:
            beaches_item = AmityBeachView.from_dict(beaches_item_data)

            beaches.append(beaches_item)

        supply = d.pop("supply")

        shop = d.pop("shop")

        docks = []
        _docks = d.pop("docks")
        for docks_item_data in _docks:
            docks_item = AmityDockView.from_dict(docks_item_data)

            docks.append(docks_item)

        afloat = []
        _afloat = d.pop("afloat")
        for afloat_item_data in _afloat:
            afloat_item = AmityAfloat.from_dict(afloat_item_data)

            afloat.append(afloat_item)

        attached = d.pop("attached")

        members = []
        _members = d.pop("members")
        for members_item_data in _members:
            members_item = AmityMemberView.from_dict(members_item_data)

            members.append(members_item)

        def _parse_in_course(data: object) -> AmityInCourse | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    in_course_type_0 = AmityInCourse.from_dict(data)

                    return in_course_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityInCourse | None, data)

        in_course = _parse_in_course(d.pop("in_course"))

        bonus = d.pop("bonus")

        used = []
        _used = d.pop("used")
        for used_item_data in _used:
            used_item = check_amity_view_used_item(used_item_data)

            used.append(used_item)

        beaches_asked = []
        _beaches_asked = d.pop("beaches_asked")
        for beaches_asked_item_data in _beaches_asked:
            beaches_asked_item = check_amity_view_beaches_asked_item(
                beaches_asked_item_data
            )

            beaches_asked.append(beaches_asked_item)

        tokens_left = d.pop("tokens_left")

        token_played = d.pop("token_played")

        def _parse_sighting(data: object) -> AmitySighting | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    sighting_type_0 = AmitySighting.from_dict(data)

                    return sighting_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmitySighting | None, data)

        sighting = _parse_sighting(d.pop("sighting"))

        def _parse_ending(data: object) -> AmityViewEndingType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    ending_type_0 = check_amity_view_ending_type_0(data)

                    return ending_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityViewEndingType0 | None, data)

        ending = _parse_ending(d.pop("ending"))

        def _parse_shark(data: object) -> AmitySharkView | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    shark_type_0 = AmitySharkView.from_dict(data)

                    return shark_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmitySharkView | None, data)

        shark = _parse_shark(d.pop("shark"))

        def _parse_deck_order(data: object) -> list[AmityViewDeckOrderType0Item] | None:
            if data is None:
                return data
            try:
                if isinstance(data, list):
                    deck_order_type_0 = []
                    _deck_order_type_0 = data
                    for deck_order_type_0_item_data in _deck_order_type_0:
                        deck_order_type_0_item = (
                            check_amity_view_deck_order_type_0_item(
                                deck_order_type_0_item_data
                            )
                        )

                        deck_order_type_0.append(deck_order_type_0_item)

                    return deck_order_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[AmityViewDeckOrderType0Item] | None, data)

        deck_order = _parse_deck_order(d.pop("deck_order"))

        amity_view = cls(
            game=game,
            roles=roles,
            left=left,
            max_rounds=max_rounds,
            round_=round_,
            phase=phase,
            card=card,
            deck=deck,
            track=track,
            beaches=beaches,
            supply=supply,
            shop=shop,
            docks=docks,
            afloat=afloat,
            attached=attached,
            members=members,
            in_course=in_course,
            bonus=bonus,
            used=used,
            beaches_asked=beaches_asked,
            tokens_left=tokens_left,
            token_played=token_played,
            sighting=sighting,
            ending=ending,
            shark=shark,
            deck_order=deck_order,
        )

        return amity_view
