# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

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


T = TypeVar("T", bound="LogRevealedActions")


@_attrs_define
class LogRevealedActions:
    additional_properties: dict[
        str,
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
        | WalkThePlankShove,
    ] = _attrs_field(init=False, factory=dict)

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

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            if (
                isinstance(prop, AmityStart)
                or isinstance(prop, AmityChooseBeach)
                or isinstance(prop, AmityChooseDock)
                or isinstance(prop, AmityFly)
                or isinstance(prop, AmitySwim)
                or isinstance(prop, AmityDash)
                or isinstance(prop, AmityEat)
                or isinstance(prop, AmityDevour)
                or isinstance(prop, AmityPlayToken)
                or isinstance(prop, AmityThrow)
                or isinstance(prop, AmityEndTurn)
                or isinstance(prop, AmityBegin)
                or isinstance(prop, AmitySail)
                or isinstance(prop, AmityWalk)
                or isinstance(prop, AmityRescue)
                or isinstance(prop, AmityPickUp)
                or isinstance(prop, AmityLaunch)
                or isinstance(prop, AmityDrop)
                or isinstance(prop, AmityBinoculars)
                or isinstance(prop, AmityCloseBeach)
                or isinstance(prop, AmityGive)
                or isinstance(prop, AmityFishFinder)
                or isinstance(prop, AmityClimb)
                or isinstance(prop, AqualinSlide)
                or isinstance(prop, AqualinPlace)
                or isinstance(prop, BeachClosedGoToIsland)
                or isinstance(prop, BeachClosedMoveAway)
                or isinstance(prop, BeachClosedSwim)
                or isinstance(prop, BeachClosedAttack)
                or isinstance(prop, BeachClosedGiveClue)
                or isinstance(prop, BeachClosedHide)
                or isinstance(prop, BeachClosedExtraMove)
                or isinstance(prop, BeachClosedPlaceCard)
                or isinstance(prop, BeachClosedBlockCard)
                or isinstance(prop, BeachClosedRemove)
                or isinstance(prop, BeachClosedEnd)
                or isinstance(prop, BeachClosedPlaceSwimmer)
                or isinstance(prop, BeachClosedSail)
                or isinstance(prop, BeachClosedShoot)
                or isinstance(prop, BeachClosedMoveSwimmer)
                or isinstance(prop, BeachClosedDynamite)
                or isinstance(prop, OrcaGive)
                or isinstance(prop, OrcaAgree)
                or isinstance(prop, OrcaStand)
                or isinstance(prop, OrcaDecide)
                or isinstance(prop, OrcaChum)
                or isinstance(prop, OrcaShow)
                or isinstance(prop, OrcaPrepare)
                or isinstance(prop, OrcaAttack)
                or isinstance(prop, OrcaHold)
                or isinstance(prop, OrcaRam)
                or isinstance(prop, OrcaStay)
                or isinstance(prop, OrcaUseCage)
                or isinstance(prop, OrcaNoCage)
                or isinstance(prop, OrcaStrikeTile)
                or isinstance(prop, OrcaStrikeMember)
                or isinstance(prop, OrcaDecline)
                or isinstance(prop, OrcaMaul)
                or isinstance(prop, OrcaKeep)
                or isinstance(prop, OrcaTopple)
                or isinstance(prop, WalkThePlankPlan)
                or isinstance(prop, WalkThePlankHaunt)
                or isinstance(prop, WalkThePlankShove)
                or isinstance(prop, WalkThePlankDrag)
                or isinstance(prop, WalkThePlankMove)
                or isinstance(prop, WalkThePlankCharge)
                or isinstance(prop, WalkThePlankBecomeGhost)
            ):
                field_dict[prop_name] = prop.to_dict()
            else:
                field_dict[prop_name] = prop.to_dict()

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
        log_revealed_actions = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():

            def _parse_additional_property(
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

            additional_property = _parse_additional_property(prop_dict)

            additional_properties[prop_name] = additional_property

        log_revealed_actions.additional_properties = additional_properties
        return log_revealed_actions

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(
        self, key: str
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
        return self.additional_properties[key]

    def __setitem__(
        self,
        key: str,
        value: AmityBegin
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
        | WalkThePlankShove,
    ) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
