# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

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
    from ..models.walk_the_plank_become_ghost import WalkThePlankBecomeGhost
    from ..models.walk_the_plank_charge import WalkThePlankCharge
    from ..models.walk_the_plank_drag import WalkThePlankDrag
    from ..models.walk_the_plank_haunt import WalkThePlankHaunt
    from ..models.walk_the_plank_move import WalkThePlankMove
    from ..models.walk_the_plank_plan import WalkThePlankPlan
    from ..models.walk_the_plank_rest import WalkThePlankRest
    from ..models.walk_the_plank_shove import WalkThePlankShove


T = TypeVar("T", bound="StandingChoice")


@_attrs_define
class StandingChoice:
    """A choice made in advance. It holds once.

    Attributes:
        kind (str): The type of an action, such as `amity.launch`: it is played when the seat is next asked and may do
            so.
        actions (list[AmityBegin | AmityBinoculars | AmityChooseBeach | AmityChooseDock | AmityClimb | AmityCloseBeach |
            AmityDash | AmityDevour | AmityDrop | AmityEat | AmityEndTurn | AmityFishFinder | AmityFly | AmityGive |
            AmityLaunch | AmityPickUp | AmityPlayToken | AmityRescue | AmitySail | AmityStart | AmitySwim | AmityThrow |
            AmityWalk | AqualinPlace | AqualinSlide | BeachClosedAttack | BeachClosedBlockCard | BeachClosedDynamite |
            BeachClosedEnd | BeachClosedExtraMove | BeachClosedGiveClue | BeachClosedGoToIsland | BeachClosedHide |
            BeachClosedMoveAway | BeachClosedMoveSwimmer | BeachClosedPlaceCard | BeachClosedPlaceSwimmer |
            BeachClosedRemove | BeachClosedSail | BeachClosedShoot | BeachClosedSwim | OrcaAgree | OrcaAttack | OrcaChum |
            OrcaDecide | OrcaDecline | OrcaGive | OrcaHold | OrcaKeep | OrcaMaul | OrcaNoCage | OrcaPrepare | OrcaRam |
            OrcaShow | OrcaStand | OrcaStay | OrcaStrikeMember | OrcaStrikeTile | OrcaTopple | OrcaUseCage |
            WalkThePlankBecomeGhost | WalkThePlankCharge | WalkThePlankDrag | WalkThePlankHaunt | WalkThePlankMove |
            WalkThePlankPlan | WalkThePlankRest | WalkThePlankShove]):
    """

    kind: str
    actions: list[
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
        from ..models.walk_the_plank_become_ghost import WalkThePlankBecomeGhost
        from ..models.walk_the_plank_charge import WalkThePlankCharge
        from ..models.walk_the_plank_drag import WalkThePlankDrag
        from ..models.walk_the_plank_haunt import WalkThePlankHaunt
        from ..models.walk_the_plank_move import WalkThePlankMove
        from ..models.walk_the_plank_plan import WalkThePlankPlan
        from ..models.walk_the_plank_shove import WalkThePlankShove

        kind = self.kind

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if (
                isinstance(actions_item_data, AmityStart)
                or isinstance(actions_item_data, AmityChooseBeach)
                or isinstance(actions_item_data, AmityChooseDock)
                or isinstance(actions_item_data, AmityFly)
                or isinstance(actions_item_data, AmitySwim)
                or isinstance(actions_item_data, AmityDash)
                or isinstance(actions_item_data, AmityEat)
                or isinstance(actions_item_data, AmityDevour)
                or isinstance(actions_item_data, AmityPlayToken)
                or isinstance(actions_item_data, AmityThrow)
                or isinstance(actions_item_data, AmityEndTurn)
                or isinstance(actions_item_data, AmityBegin)
                or isinstance(actions_item_data, AmitySail)
                or isinstance(actions_item_data, AmityWalk)
                or isinstance(actions_item_data, AmityRescue)
                or isinstance(actions_item_data, AmityPickUp)
                or isinstance(actions_item_data, AmityLaunch)
                or isinstance(actions_item_data, AmityDrop)
                or isinstance(actions_item_data, AmityBinoculars)
                or isinstance(actions_item_data, AmityCloseBeach)
                or isinstance(actions_item_data, AmityGive)
                or isinstance(actions_item_data, AmityFishFinder)
                or isinstance(actions_item_data, AmityClimb)
                or isinstance(actions_item_data, AqualinSlide)
                or isinstance(actions_item_data, AqualinPlace)
                or isinstance(actions_item_data, BeachClosedGoToIsland)
                or isinstance(actions_item_data, BeachClosedMoveAway)
                or isinstance(actions_item_data, BeachClosedSwim)
                or isinstance(actions_item_data, BeachClosedAttack)
                or isinstance(actions_item_data, BeachClosedGiveClue)
                or isinstance(actions_item_data, BeachClosedHide)
                or isinstance(actions_item_data, BeachClosedExtraMove)
                or isinstance(actions_item_data, BeachClosedPlaceCard)
                or isinstance(actions_item_data, BeachClosedBlockCard)
                or isinstance(actions_item_data, BeachClosedRemove)
                or isinstance(actions_item_data, BeachClosedEnd)
                or isinstance(actions_item_data, BeachClosedPlaceSwimmer)
                or isinstance(actions_item_data, BeachClosedSail)
                or isinstance(actions_item_data, BeachClosedShoot)
                or isinstance(actions_item_data, BeachClosedMoveSwimmer)
                or isinstance(actions_item_data, BeachClosedDynamite)
                or isinstance(actions_item_data, OrcaGive)
                or isinstance(actions_item_data, OrcaAgree)
                or isinstance(actions_item_data, OrcaStand)
                or isinstance(actions_item_data, OrcaDecide)
                or isinstance(actions_item_data, OrcaChum)
                or isinstance(actions_item_data, OrcaShow)
                or isinstance(actions_item_data, OrcaPrepare)
                or isinstance(actions_item_data, OrcaAttack)
                or isinstance(actions_item_data, OrcaHold)
                or isinstance(actions_item_data, OrcaRam)
                or isinstance(actions_item_data, OrcaStay)
                or isinstance(actions_item_data, OrcaUseCage)
                or isinstance(actions_item_data, OrcaNoCage)
                or isinstance(actions_item_data, OrcaStrikeTile)
                or isinstance(actions_item_data, OrcaStrikeMember)
                or isinstance(actions_item_data, OrcaDecline)
                or isinstance(actions_item_data, OrcaMaul)
                or isinstance(actions_item_data, OrcaKeep)
                or isinstance(actions_item_data, OrcaTopple)
                or isinstance(actions_item_data, WalkThePlankPlan)
                or isinstance(actions_item_data, WalkThePlankHaunt)
                or isinstance(actions_item_data, WalkThePlankShove)
                or isinstance(actions_item_data, WalkThePlankDrag)
                or isinstance(actions_item_data, WalkThePlankMove)
                or isinstance(actions_item_data, WalkThePlankCharge)
                or isinstance(actions_item_data, WalkThePlankBecomeGhost)
            ):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "actions": actions,
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
        from ..models.walk_the_plank_become_ghost import WalkThePlankBecomeGhost
        from ..models.walk_the_plank_charge import WalkThePlankCharge
        from ..models.walk_the_plank_drag import WalkThePlankDrag
        from ..models.walk_the_plank_haunt import WalkThePlankHaunt
        from ..models.walk_the_plank_move import WalkThePlankMove
        from ..models.walk_the_plank_plan import WalkThePlankPlan
        from ..models.walk_the_plank_rest import WalkThePlankRest
        from ..models.walk_the_plank_shove import WalkThePlankShove

        d = dict(src_dict)
        kind = d.pop("kind")

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:

            def _parse_actions_item(
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

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        standing_choice = cls(
            kind=kind,
            actions=actions,
        )

        return standing_choice
