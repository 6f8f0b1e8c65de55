# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.decision_mode import DecisionMode, check_decision_mode
from ..models.decision_status import DecisionStatus, check_decision_status

if TYPE_CHECKING:
    from ..models.amity_begin import AmityBegin
    from ..models.amity_binoculars import AmityBinoculars
    from ..models.amity_choose_beach import AmityChooseBeach
    from ..models.amity_choose_dock import AmityChooseDock
    from ..models.amity_climb import AmityClimb
    from ..models.amity_close_beach import AmityCloseBeach
    from ..models.amity_dash import AmityDash
    from ..models.amity_devour import AmityDevour
    from ..models.amity_drop import AmityDrop
    from ..models.amity_eat import AmityEat
    from ..models.amity_end_turn import AmityEndTurn
    from ..models.amity_fish_finder import AmityFishFinder
    from ..models.amity_fly import AmityFly
    from ..models.amity_give import AmityGive
    from ..models.amity_launch import AmityLaunch
    from ..models.amity_pick_up import AmityPickUp
    from ..models.amity_play_token import AmityPlayToken
    from ..models.amity_rescue import AmityRescue
    from ..models.amity_sail import AmitySail
    from ..models.amity_start import AmityStart
    from ..models.amity_swim import AmitySwim
    from ..models.amity_throw import AmityThrow
    from ..models.amity_walk import AmityWalk
    from ..models.aqualin_place import AqualinPlace
    from ..models.aqualin_slide import AqualinSlide
    from ..models.beach_closed_attack import BeachClosedAttack
    from ..models.beach_closed_block_card import BeachClosedBlockCard
    from ..models.beach_closed_dynamite import BeachClosedDynamite
    from ..models.beach_closed_end import BeachClosedEnd
    from ..models.beach_closed_extra_move import BeachClosedExtraMove
    from ..models.beach_closed_give_clue import BeachClosedGiveClue
    from ..models.beach_closed_go_to_island import BeachClosedGoToIsland
    from ..models.beach_closed_hide import BeachClosedHide
    from ..models.beach_closed_move_away import BeachClosedMoveAway
    from ..models.beach_closed_move_swimmer import BeachClosedMoveSwimmer
    from ..models.beach_closed_place_card import BeachClosedPlaceCard
    from ..models.beach_closed_place_swimmer import BeachClosedPlaceSwimmer
    from ..models.beach_closed_remove import BeachClosedRemove
    from ..models.beach_closed_sail import BeachClosedSail
    from ..models.beach_closed_shoot import BeachClosedShoot
    from ..models.beach_closed_swim import BeachClosedSwim
    from ..models.orca_agree import OrcaAgree
    from ..models.orca_attack import OrcaAttack
    from ..models.orca_chum import OrcaChum
    from ..models.orca_decide import OrcaDecide
    from ..models.orca_decline import OrcaDecline
    from ..models.orca_give import OrcaGive
    from ..models.orca_hold import OrcaHold
    from ..models.orca_keep import OrcaKeep
    from ..models.orca_maul import OrcaMaul
    from ..models.orca_no_cage import OrcaNoCage
    from ..models.orca_prepare import OrcaPrepare
    from ..models.orca_ram import OrcaRam
    from ..models.orca_show import OrcaShow
    from ..models.orca_stand import OrcaStand
    from ..models.orca_stay import OrcaStay
    from ..models.orca_strike_member import OrcaStrikeMember
    from ..models.orca_strike_tile import OrcaStrikeTile
    from ..models.orca_topple import OrcaTopple
    from ..models.orca_use_cage import OrcaUseCage
    from ..models.receipt import Receipt
    from ..models.walk_the_plank_become_ghost import WalkThePlankBecomeGhost
    from ..models.walk_the_plank_charge import WalkThePlankCharge
    from ..models.walk_the_plank_drag import WalkThePlankDrag
    from ..models.walk_the_plank_haunt import WalkThePlankHaunt
    from ..models.walk_the_plank_move import WalkThePlankMove
    from ..models.walk_the_plank_plan import WalkThePlankPlan
    from ..models.walk_the_plank_rest import WalkThePlankRest
    from ..models.walk_the_plank_shove import WalkThePlankShove


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """A point at which a seat must choose.

    Attributes:
        match (str):
        game (str):
        seat (int):
        number (int): Counts the decisions of this seat, from 1.
        status (DecisionStatus): `open`; `sealed`: made, waiting for the others; `closed`: played; `void`: overtaken.
        mode (DecisionMode): `one`: this seat alone is asked. `any`: the first of several to act acts. `all`: each makes
            a sealed choice.
        is_private (bool): Whether the choice must be a whole turn, hidden until it ends.
        legal_actions (list[AmityBegin | AmityBinoculars | AmityChooseBeach | AmityChooseDock | AmityClimb |
            AmityCloseBeach | AmityDash | AmityDevour | AmityDrop | AmityEat | AmityEndTurn | AmityFishFinder | AmityFly |
            AmityGive | AmityLaunch | AmityPickUp | AmityPlayToken | AmityRescue | AmitySail | AmityStart | AmitySwim |
            AmityThrow | AmityWalk | AqualinPlace | AqualinSlide | BeachClosedAttack | BeachClosedBlockCard |
            BeachClosedDynamite | BeachClosedEnd | BeachClosedExtraMove | BeachClosedGiveClue | BeachClosedGoToIsland |
            BeachClosedHide | BeachClosedMoveAway | BeachClosedMoveSwimmer | BeachClosedPlaceCard | BeachClosedPlaceSwimmer
            | BeachClosedRemove | BeachClosedSail | BeachClosedShoot | BeachClosedSwim | OrcaAgree | OrcaAttack | OrcaChum |
            OrcaDecide | OrcaDecline | OrcaGive | OrcaHold | OrcaKeep | OrcaMaul | OrcaNoCage | OrcaPrepare | OrcaRam |
            OrcaShow | OrcaStand | OrcaStay | OrcaStrikeMember | OrcaStrikeTile | OrcaTopple | OrcaUseCage |
            WalkThePlankBecomeGhost | WalkThePlankCharge | WalkThePlankDrag | WalkThePlankHaunt | WalkThePlankMove |
            WalkThePlankPlan | WalkThePlankRest | WalkThePlankShove]): All that may be chosen now; in a private turn, as its
            first step.
        opened_at (datetime.datetime):
        deadline (datetime.datetime | None):
        seconds_left (int | None): What the clock has left, not counting when it stands.
        receipt (None | Receipt):
        current (int | None): The number of the seat's open or sealed decision.
        server_time (datetime.datetime):
    """

    match: str
    game: str
    seat: int
    number: int
    status: DecisionStatus
    mode: DecisionMode
    is_private: bool
    legal_actions: list[
        AmityBegin
        | AmityBinoculars
        | AmityChooseBeach
        | AmityChooseDock
        | AmityClimb
        | AmityCloseBeach
        | AmityDash
        | AmityDevour
        | AmityDrop
        | AmityEat
        | AmityEndTurn
        | AmityFishFinder
        | AmityFly
        | AmityGive
        | AmityLaunch
        | AmityPickUp
        | AmityPlayToken
        | AmityRescue
        | AmitySail
        | AmityStart
        | AmitySwim
        | AmityThrow
        | AmityWalk
        | AqualinPlace
        | AqualinSlide
        | BeachClosedAttack
        | BeachClosedBlockCard
        | BeachClosedDynamite
        | BeachClosedEnd
        | BeachClosedExtraMove
        | BeachClosedGiveClue
        | BeachClosedGoToIsland
        | BeachClosedHide
        | BeachClosedMoveAway
        | BeachClosedMoveSwimmer
        | BeachClosedPlaceCard
        | BeachClosedPlaceSwimmer
        | BeachClosedRemove
        | BeachClosedSail
        | BeachClosedShoot
        | BeachClosedSwim
        | OrcaAgree
        | OrcaAttack
        | OrcaChum
        | OrcaDecide
        | OrcaDecline
        | OrcaGive
        | OrcaHold
        | OrcaKeep
        | OrcaMaul
        | OrcaNoCage
        | OrcaPrepare
        | OrcaRam
        | OrcaShow
        | OrcaStand
        | OrcaStay
        | OrcaStrikeMember
        | OrcaStrikeTile
        | OrcaTopple
        | OrcaUseCage
        | WalkThePlankBecomeGhost
        | WalkThePlankCharge
        | WalkThePlankDrag
        | WalkThePlankHaunt
        | WalkThePlankMove
        | WalkThePlankPlan
        | WalkThePlankRest
        | WalkThePlankShove
    ]
    opened_at: datetime.datetime
    deadline: datetime.datetime | None
    seconds_left: int | None
    receipt: None | Receipt
    current: int | None
    server_time: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        from ..models.amity_begin import AmityBegin
        from ..models.amity_binoculars import AmityBinoculars
        from ..models.amity_choose_beach import AmityChooseBeach
        from ..models.amity_choose_dock import AmityChooseDock
        from ..models.amity_climb import AmityClimb
        from ..models.amity_close_beach import AmityCloseBeach
        from ..models.amity_dash import AmityDash
        from ..models.amity_devour import AmityDevour
        from ..models.amity_drop import AmityDrop
        from ..models.amity_eat import AmityEat
        from ..models.amity_end_turn import AmityEndTurn
        from ..models.amity_fish_finder import AmityFishFinder
        from ..models.amity_fly import AmityFly
        from ..models.amity_give import AmityGive
        from ..models.amity_launch import AmityLaunch
        from ..models.amity_pick_up import AmityPickUp
        from ..models.amity_play_token import AmityPlayToken
        from ..models.amity_rescue import AmityRescue
        from ..models.amity_sail import AmitySail
        from ..models.amity_start import AmityStart
        from ..models.amity_swim import AmitySwim
        from ..models.amity_throw import AmityThrow
        from ..models.amity_walk import AmityWalk
        from ..models.aqualin_place import AqualinPlace
        from ..models.aqualin_slide import AqualinSlide
        from ..models.beach_closed_attack import BeachClosedAttack
        from ..models.beach_closed_block_card import BeachClosedBlockCard
        from ..models.beach_closed_dynamite import BeachClosedDynamite
        from ..models.beach_closed_end import BeachClosedEnd
        from ..models.beach_closed_extra_move import BeachClosedExtraMove
        from ..models.beach_closed_give_clue import BeachClosedGiveClue
        from ..models.beach_closed_go_to_island import BeachClosedGoToIsland
        from ..models.beach_closed_hide import BeachClosedHide
        from ..models.beach_closed_move_away import BeachClosedMoveAway
        from ..models.beach_closed_move_swimmer import BeachClosedMoveSwimmer
        from ..models.beach_closed_place_card import BeachClosedPlaceCard
        from ..models.beach_closed_place_swimmer import BeachClosedPlaceSwimmer
        from ..models.beach_closed_remove import BeachClosedRemove
        from ..models.beach_closed_sail import BeachClosedSail
        from ..models.beach_closed_shoot import BeachClosedShoot
        from ..models.beach_closed_swim import BeachClosedSwim
        from ..models.orca_agree import OrcaAgree
        from ..models.orca_attack import OrcaAttack
        from ..models.orca_chum import OrcaChum
        from ..models.orca_decide import OrcaDecide
        from ..models.orca_decline import OrcaDecline
        from ..models.orca_give import OrcaGive
        from ..models.orca_hold import OrcaHold
        from ..models.orca_keep import OrcaKeep
        from ..models.orca_maul import OrcaMaul
        from ..models.orca_no_cage import OrcaNoCage
        from ..models.orca_prepare import OrcaPrepare
        from ..models.orca_ram import OrcaRam
        from ..models.orca_show import OrcaShow
        from ..models.orca_stand import OrcaStand
        from ..models.orca_stay import OrcaStay
        from ..models.orca_strike_member import OrcaStrikeMember
        from ..models.orca_strike_tile import OrcaStrikeTile
        from ..models.orca_topple import OrcaTopple
        from ..models.orca_use_cage import OrcaUseCage
        from ..models.receipt import Receipt
        from ..models.walk_the_plank_become_ghost import WalkThePlankBecomeGhost
        from ..models.walk_the_plank_charge import WalkThePlankCharge
        from ..models.walk_the_plank_drag import WalkThePlankDrag
        from ..models.walk_the_plank_haunt import WalkThePlankHaunt
        from ..models.walk_the_plank_move import WalkThePlankMove
        from ..models.walk_the_plank_plan import WalkThePlankPlan
        from ..models.walk_the_plank_shove import WalkThePlankShove

        match = self.match

        game = self.game

        seat = self.seat

        number = self.number

        status: str = self.status

        mode: str = self.mode

        is_private = self.is_private

        legal_actions = []
        for legal_actions_item_data in self.legal_actions:
            legal_actions_item: dict[str, Any]
            if (
                isinstance(legal_actions_item_data, AmityStart)
                or isinstance(legal_actions_item_data, AmityChooseBeach)
                or isinstance(legal_actions_item_data, AmityChooseDock)
                or isinstance(legal_actions_item_data, AmityFly)
                or isinstance(legal_actions_item_data, AmitySwim)
                or isinstance(legal_actions_item_data, AmityDash)
                or isinstance(legal_actions_item_data, AmityEat)
                or isinstance(legal_actions_item_data, AmityDevour)
                or isinstance(legal_actions_item_data, AmityPlayToken)
                or isinstance(legal_actions_item_data, AmityThrow)
                or isinstance(legal_actions_item_data, AmityEndTurn)
                or isinstance(legal_actions_item_data, AmityBegin)
                or isinstance(legal_actions_item_data, AmitySail)
                or isinstance(legal_actions_item_data, AmityWalk)
                or isinstance(legal_actions_item_data, AmityRescue)
                or isinstance(legal_actions_item_data, AmityPickUp)
                or isinstance(legal_actions_item_data, AmityLaunch)
                or isinstance(legal_actions_item_data, AmityDrop)
                or isinstance(legal_actions_item_data, AmityBinoculars)
                or isinstance(legal_actions_item_data, AmityCloseBeach)
                or isinstance(legal_actions_item_data, AmityGive)
                or isinstance(legal_actions_item_data, AmityFishFinder)
                or isinstance(legal_actions_item_data, AmityClimb)
                or isinstance(legal_actions_item_data, AqualinSlide)
                or isinstance(legal_actions_item_data, AqualinPlace)
                or isinstance(legal_actions_item_data, BeachClosedGoToIsland)
                or isinstance(legal_actions_item_data, BeachClosedMoveAway)
                or isinstance(legal_actions_item_data, BeachClosedSwim)
                or isinstance(legal_actions_item_data, BeachClosedAttack)
                or isinstance(legal_actions_item_data, BeachClosedGiveClue)
                or isinstance(legal_actions_item_data, BeachClosedHide)
                or isinstance(legal_actions_item_data, BeachClosedExtraMove)
                or isinstance(legal_actions_item_data, BeachClosedPlaceCard)
                or isinstance(legal_actions_item_data, BeachClosedBlockCard)
                or isinstance(legal_actions_item_data, BeachClosedRemove)
                or isinstance(legal_actions_item_data, BeachClosedEnd)
                or isinstance(legal_actions_item_data, BeachClosedPlaceSwimmer)
                or isinstance(legal_actions_item_data, BeachClosedSail)
                or isinstance(legal_actions_item_data, BeachClosedShoot)
                or isinstance(legal_actions_item_data, BeachClosedMoveSwimmer)
                or isinstance(legal_actions_item_data, BeachClosedDynamite)
                or isinstance(legal_actions_item_data, OrcaGive)
                or isinstance(legal_actions_item_data, OrcaAgree)
                or isinstance(legal_actions_item_data, OrcaStand)
                or isinstance(legal_actions_item_data, OrcaDecide)
                or isinstance(legal_actions_item_data, OrcaChum)
                or isinstance(legal_actions_item_data, OrcaShow)
                or isinstance(legal_actions_item_data, OrcaPrepare)
                or isinstance(legal_actions_item_data, OrcaAttack)
                or isinstance(legal_actions_item_data, OrcaHold)
                or isinstance(legal_actions_item_data, OrcaRam)
                or isinstance(legal_actions_item_data, OrcaStay)
                or isinstance(legal_actions_item_data, OrcaUseCage)
                or isinstance(legal_actions_item_data, OrcaNoCage)
                or isinstance(legal_actions_item_data, OrcaStrikeTile)
                or isinstance(legal_actions_item_data, OrcaStrikeMember)
                or isinstance(legal_actions_item_data, OrcaDecline)
                or isinstance(legal_actions_item_data, OrcaMaul)
                or isinstance(legal_actions_item_data, OrcaKeep)
                or isinstance(legal_actions_item_data, OrcaTopple)
                or isinstance(legal_actions_item_data, WalkThePlankPlan)
                or isinstance(legal_actions_item_data, WalkThePlankHaunt)
                or isinstance(legal_actions_item_data, WalkThePlankShove)
                or isinstance(legal_actions_item_data, WalkThePlankDrag)
                or isinstance(legal_actions_item_data, WalkThePlankMove)
                or isinstance(legal_actions_item_data, WalkThePlankCharge)
                or isinstance(legal_actions_item_data, WalkThePlankBecomeGhost)
            ):
                legal_actions_item = legal_actions_item_data.to_dict()
            else:
                legal_actions_item = legal_actions_item_data.to_dict()

            legal_actions.append(legal_actions_item)

        opened_at = self.opened_at.isoformat()

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        seconds_left: int | None
        seconds_left = self.seconds_left

        receipt: dict[str, Any] | None
        if isinstance(self.receipt, Receipt):
            receipt = self.receipt.to_dict()
        else:
            receipt = self.receipt

        current: int | None
        current = self.current

        server_time = self.server_time.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "game": game,
                "seat": seat,
                "number": number,
                "status": status,
                "mode": mode,
                "is_private": is_private,
                "legal_actions": legal_actions,
                "opened_at": opened_at,
                "deadline": deadline,
                "seconds_left": seconds_left,
                "receipt": receipt,
                "current": current,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_begin import AmityBegin
        from ..models.amity_binoculars import AmityBinoculars
        from ..models.amity_choose_beach import AmityChooseBeach
        from ..models.amity_choose_dock import AmityChooseDock
        from ..models.amity_climb import AmityClimb
        from ..models.amity_close_beach import AmityCloseBeach
        from ..models.amity_dash import AmityDash
        from ..models.amity_devour import AmityDevour
        from ..models.amity_drop import AmityDrop
        from ..models.amity_eat import AmityEat
        from ..models.amity_end_turn import AmityEndTurn
        from ..models.amity_fish_finder import AmityFishFinder
        from ..models.amity_fly import AmityFly
        from ..models.amity_give import AmityGive
        from ..models.amity_launch import AmityLaunch
        from ..models.amity_pick_up import AmityPickUp
        from ..models.amity_play_token import AmityPlayToken
        from ..models.amity_rescue import AmityRescue
        from ..models.amity_sail import AmitySail
        from ..models.amity_start import AmityStart
        from ..models.amity_swim import AmitySwim
        from ..models.amity_throw import AmityThrow
        from ..models.amity_walk import AmityWalk
        from ..models.aqualin_place import AqualinPlace
        from ..models.aqualin_slide import AqualinSlide
        from ..models.beach_closed_attack import BeachClosedAttack
        from ..models.beach_closed_block_card import BeachClosedBlockCard
        from ..models.beach_closed_dynamite import BeachClosedDynamite
        from ..models.beach_closed_end import BeachClosedEnd
        from ..models.beach_closed_extra_move import BeachClosedExtraMove
        from ..models.beach_closed_give_clue import BeachClosedGiveClue
        from ..models.beach_closed_go_to_island import BeachClosedGoToIsland
        from ..models.beach_closed_hide import BeachClosedHide
        from ..models.beach_closed_move_away import BeachClosedMoveAway
        from ..models.beach_closed_move_swimmer import BeachClosedMoveSwimmer
        from ..models.beach_closed_place_card import BeachClosedPlaceCard
        from ..models.beach_closed_place_swimmer import BeachClosedPlaceSwimmer
        from ..models.beach_closed_remove import BeachClosedRemove
        from ..models.beach_closed_sail import BeachClosedSail
        from ..models.beach_closed_shoot import BeachClosedShoot
        from ..models.beach_closed_swim import BeachClosedSwim
        from ..models.orca_agree import OrcaAgree
        from ..models.orca_attack import OrcaAttack
        from ..models.orca_chum import OrcaChum
        from ..models.orca_decide import OrcaDecide
        from ..models.orca_decline import OrcaDecline
        from ..models.orca_give import OrcaGive
        from ..models.orca_hold import OrcaHold
        from ..models.orca_keep import OrcaKeep
        from ..models.orca_maul import OrcaMaul
        from ..models.orca_no_cage import OrcaNoCage
        from ..models.orca_prepare import OrcaPrepare
        from ..models.orca_ram import OrcaRam
        from ..models.orca_show import OrcaShow
        from ..models.orca_stand import OrcaStand
        from ..models.orca_stay import OrcaStay
        from ..models.orca_strike_member import OrcaStrikeMember
        from ..models.orca_strike_tile import OrcaStrikeTile
        from ..models.orca_topple import OrcaTopple
        from ..models.orca_use_cage import OrcaUseCage
        from ..models.receipt import Receipt
        from ..models.walk_the_plank_become_ghost import WalkThePlankBecomeGhost
        from ..models.walk_the_plank_charge import WalkThePlankCharge
        from ..models.walk_the_plank_drag import WalkThePlankDrag
        from ..models.walk_the_plank_haunt import WalkThePlankHaunt
        from ..models.walk_the_plank_move import WalkThePlankMove
        from ..models.walk_the_plank_plan import WalkThePlankPlan
        from ..models.walk_the_plank_rest import WalkThePlankRest
        from ..models.walk_the_plank_shove import WalkThePlankShove

        d = dict(src_dict)
        match = d.pop("match")

        game = d.pop("game")

        seat = d.pop("seat")

        number = d.pop("number")

        status = check_decision_status(d.pop("status"))

        mode = check_decision_mode(d.pop("mode"))

        is_private = d.pop("is_private")

        legal_actions = []
        _legal_actions = d.pop("legal_actions")
        for legal_actions_item_data in _legal_actions:

            def _parse_legal_actions_item(
                data: object,
            ) -> (
                AmityBegin
                | AmityBinoculars
                | AmityChooseBeach
                | AmityChooseDock
                | AmityClimb
                | AmityCloseBeach
                | AmityDash
                | AmityDevour
                | AmityDrop
                | AmityEat
                | AmityEndTurn
                | AmityFishFinder
                | AmityFly
                | AmityGive
                | AmityLaunch
                | AmityPickUp
                | AmityPlayToken
                | AmityRescue
                | AmitySail
                | AmityStart
                | AmitySwim
                | AmityThrow
                | AmityWalk
                | AqualinPlace
                | AqualinSlide
                | BeachClosedAttack
                | BeachClosedBlockCard
                | BeachClosedDynamite
                | BeachClosedEnd
                | BeachClosedExtraMove
                | BeachClosedGiveClue
                | BeachClosedGoToIsland
                | BeachClosedHide
                | BeachClosedMoveAway
                | BeachClosedMoveSwimmer
                | BeachClosedPlaceCard
                | BeachClosedPlaceSwimmer
                | BeachClosedRemove
                | BeachClosedSail
                | BeachClosedShoot
                | BeachClosedSwim
                | OrcaAgree
                | OrcaAttack
                | OrcaChum
                | OrcaDecide
                | OrcaDecline
                | OrcaGive
                | OrcaHold
                | OrcaKeep
                | OrcaMaul
                | OrcaNoCage
                | OrcaPrepare
                | OrcaRam
                | OrcaShow
                | OrcaStand
                | OrcaStay
                | OrcaStrikeMember
                | OrcaStrikeTile
                | OrcaTopple
                | OrcaUseCage
                | WalkThePlankBecomeGhost
                | WalkThePlankCharge
                | WalkThePlankDrag
                | WalkThePlankHaunt
                | WalkThePlankMove
                | WalkThePlankPlan
                | WalkThePlankRest
                | WalkThePlankShove
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_0 = AmityStart.from_dict(data)

                    return componentsschemas_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_1 = AmityChooseBeach.from_dict(data)

                    return componentsschemas_action_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_2 = AmityChooseDock.from_dict(data)

                    return componentsschemas_action_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_3 = AmityFly.from_dict(data)

                    return componentsschemas_action_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_4 = AmitySwim.from_dict(data)

                    return componentsschemas_action_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_5 = AmityDash.from_dict(data)

                    return componentsschemas_action_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_6 = AmityEat.from_dict(data)

                    return componentsschemas_action_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_7 = AmityDevour.from_dict(data)

                    return componentsschemas_action_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_8 = AmityPlayToken.from_dict(data)

                    return componentsschemas_action_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_9 = AmityThrow.from_dict(data)

                    return componentsschemas_action_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_10 = AmityEndTurn.from_dict(data)

                    return componentsschemas_action_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_11 = AmityBegin.from_dict(data)

                    return componentsschemas_action_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_12 = AmitySail.from_dict(data)

                    return componentsschemas_action_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_13 = AmityWalk.from_dict(data)

                    return componentsschemas_action_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_14 = AmityRescue.from_dict(data)

                    return componentsschemas_action_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_15 = AmityPickUp.from_dict(data)

                    return componentsschemas_action_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_16 = AmityLaunch.from_dict(data)

                    return componentsschemas_action_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_17 = AmityDrop.from_dict(data)

                    return componentsschemas_action_type_17
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_18 = AmityBinoculars.from_dict(data)

                    return componentsschemas_action_type_18
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_19 = AmityCloseBeach.from_dict(data)

                    return componentsschemas_action_type_19
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_20 = AmityGive.from_dict(data)

                    return componentsschemas_action_type_20
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_21 = AmityFishFinder.from_dict(data)

                    return componentsschemas_action_type_21
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_22 = AmityClimb.from_dict(data)

                    return componentsschemas_action_type_22
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_23 = AqualinSlide.from_dict(data)

                    return componentsschemas_action_type_23
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_24 = AqualinPlace.from_dict(data)

                    return componentsschemas_action_type_24
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_25 = BeachClosedGoToIsland.from_dict(
                        data
                    )

                    return componentsschemas_action_type_25
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_26 = BeachClosedMoveAway.from_dict(
                        data
                    )

                    return componentsschemas_action_type_26
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_27 = BeachClosedSwim.from_dict(data)

                    return componentsschemas_action_type_27
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_28 = BeachClosedAttack.from_dict(data)

                    return componentsschemas_action_type_28
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_29 = BeachClosedGiveClue.from_dict(
                        data
                    )

                    return componentsschemas_action_type_29
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_30 = BeachClosedHide.from_dict(data)

                    return componentsschemas_action_type_30
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_31 = BeachClosedExtraMove.from_dict(
                        data
                    )

                    return componentsschemas_action_type_31
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_32 = BeachClosedPlaceCard.from_dict(
                        data
                    )

                    return componentsschemas_action_type_32
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_33 = BeachClosedBlockCard.from_dict(
                        data
                    )

                    return componentsschemas_action_type_33
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_34 = BeachClosedRemove.from_dict(data)

                    return componentsschemas_action_type_34
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_35 = BeachClosedEnd.from_dict(data)

                    return componentsschemas_action_type_35
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_36 = (
                        BeachClosedPlaceSwimmer.from_dict(data)
                    )

                    return componentsschemas_action_type_36
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_37 = BeachClosedSail.from_dict(data)

                    return componentsschemas_action_type_37
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_38 = BeachClosedShoot.from_dict(data)

                    return componentsschemas_action_type_38
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_39 = BeachClosedMoveSwimmer.from_dict(
                        data
                    )

                    return componentsschemas_action_type_39
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_40 = BeachClosedDynamite.from_dict(
                        data
                    )

                    return componentsschemas_action_type_40
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_41 = OrcaGive.from_dict(data)

                    return componentsschemas_action_type_41
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_42 = OrcaAgree.from_dict(data)

                    return componentsschemas_action_type_42
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_43 = OrcaStand.from_dict(data)

                    return componentsschemas_action_type_43
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_44 = OrcaDecide.from_dict(data)

                    return componentsschemas_action_type_44
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_45 = OrcaChum.from_dict(data)

                    return componentsschemas_action_type_45
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_46 = OrcaShow.from_dict(data)

                    return componentsschemas_action_type_46
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_47 = OrcaPrepare.from_dict(data)

                    return componentsschemas_action_type_47
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_48 = OrcaAttack.from_dict(data)

                    return componentsschemas_action_type_48
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_49 = OrcaHold.from_dict(data)

                    return componentsschemas_action_type_49
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_50 = OrcaRam.from_dict(data)

                    return componentsschemas_action_type_50
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_51 = OrcaStay.from_dict(data)

                    return componentsschemas_action_type_51
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_52 = OrcaUseCage.from_dict(data)

                    return componentsschemas_action_type_52
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_53 = OrcaNoCage.from_dict(data)

                    return componentsschemas_action_type_53
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_54 = OrcaStrikeTile.from_dict(data)

                    return componentsschemas_action_type_54
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_55 = OrcaStrikeMember.from_dict(data)

                    return componentsschemas_action_type_55
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_56 = OrcaDecline.from_dict(data)

                    return componentsschemas_action_type_56
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_57 = OrcaMaul.from_dict(data)

                    return componentsschemas_action_type_57
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_58 = OrcaKeep.from_dict(data)

                    return componentsschemas_action_type_58
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_59 = OrcaTopple.from_dict(data)

                    return componentsschemas_action_type_59
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_60 = WalkThePlankPlan.from_dict(data)

                    return componentsschemas_action_type_60
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_61 = WalkThePlankHaunt.from_dict(data)

                    return componentsschemas_action_type_61
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_62 = WalkThePlankShove.from_dict(data)

                    return componentsschemas_action_type_62
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_63 = WalkThePlankDrag.from_dict(data)

                    return componentsschemas_action_type_63
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_64 = WalkThePlankMove.from_dict(data)

                    return componentsschemas_action_type_64
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_65 = WalkThePlankCharge.from_dict(
                        data
                    )

                    return componentsschemas_action_type_65
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_66 = (
                        WalkThePlankBecomeGhost.from_dict(data)
                    )

                    return componentsschemas_action_type_66
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_67 = WalkThePlankRest.from_dict(data)

                return componentsschemas_action_type_67

            legal_actions_item = _parse_legal_actions_item(legal_actions_item_data)

            legal_actions.append(legal_actions_item)

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_seconds_left(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seconds_left = _parse_seconds_left(d.pop("seconds_left"))

        def _parse_receipt(data: object) -> None | Receipt:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                receipt_type_0 = Receipt.from_dict(data)

                return receipt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Receipt, data)

        receipt = _parse_receipt(d.pop("receipt"))

        def _parse_current(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        current = _parse_current(d.pop("current"))

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        decision = cls(
            match=match,
            game=game,
            seat=seat,
            number=number,
            status=status,
            mode=mode,
            is_private=is_private,
            legal_actions=legal_actions,
            opened_at=opened_at,
            deadline=deadline,
            seconds_left=seconds_left,
            receipt=receipt,
            current=current,
            server_time=server_time,
        )

        return decision
