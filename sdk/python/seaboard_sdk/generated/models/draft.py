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


T = TypeVar("T", bound="Draft")


@_attrs_define
class Draft:
    """The beginning of a choice, perhaps nothing yet.

    Attributes:
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
        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if hasattr(actions_item_data, "to_dict"):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data
            actions.append(actions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
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
                if isinstance(data, dict):
                    try:
                        if data.get("type") == "amity.start":
                            return AmityStart.from_dict(data)
                        if data.get("type") == "amity.choose-beach":
                            return AmityChooseBeach.from_dict(data)
                        if data.get("type") == "amity.choose-dock":
                            return AmityChooseDock.from_dict(data)
                        if data.get("type") == "amity.fly":
                            return AmityFly.from_dict(data)
                        if data.get("type") == "amity.swim":
                            return AmitySwim.from_dict(data)
                        if data.get("type") == "amity.dash":
                            return AmityDash.from_dict(data)
                        if data.get("type") == "amity.eat":
                            return AmityEat.from_dict(data)
                        if data.get("type") == "amity.devour":
                            return AmityDevour.from_dict(data)
                        if data.get("type") == "amity.play-token":
                            return AmityPlayToken.from_dict(data)
                        if data.get("type") == "amity.throw":
                            return AmityThrow.from_dict(data)
                        if data.get("type") == "amity.end-turn":
                            return AmityEndTurn.from_dict(data)
                        if data.get("type") == "amity.begin":
                            return AmityBegin.from_dict(data)
                        if data.get("type") == "amity.sail":
                            return AmitySail.from_dict(data)
                        if data.get("type") == "amity.walk":
                            return AmityWalk.from_dict(data)
                        if data.get("type") == "amity.rescue":
                            return AmityRescue.from_dict(data)
                        if data.get("type") == "amity.pick-up":
                            return AmityPickUp.from_dict(data)
                        if data.get("type") == "amity.launch":
                            return AmityLaunch.from_dict(data)
                        if data.get("type") == "amity.drop":
                            return AmityDrop.from_dict(data)
                        if data.get("type") == "amity.binoculars":
                            return AmityBinoculars.from_dict(data)
                        if data.get("type") == "amity.close-beach":
                            return AmityCloseBeach.from_dict(data)
                        if data.get("type") == "amity.give":
                            return AmityGive.from_dict(data)
                        if data.get("type") == "amity.fish-finder":
                            return AmityFishFinder.from_dict(data)
                        if data.get("type") == "amity.climb":
                            return AmityClimb.from_dict(data)
                        if data.get("type") == "aqualin.slide":
                            return AqualinSlide.from_dict(data)
                        if data.get("type") == "aqualin.place":
                            return AqualinPlace.from_dict(data)
                        if data.get("type") == "beach-closed.go-to-island":
                            return BeachClosedGoToIsland.from_dict(data)
                        if data.get("type") == "beach-closed.move-away":
                            return BeachClosedMoveAway.from_dict(data)
                        if data.get("type") == "beach-closed.swim":
                            return BeachClosedSwim.from_dict(data)
                        if data.get("type") == "beach-closed.attack":
                            return BeachClosedAttack.from_dict(data)
                        if data.get("type") == "beach-closed.clue":
                            return BeachClosedGiveClue.from_dict(data)
                        if data.get("type") == "beach-closed.hide":
                            return BeachClosedHide.from_dict(data)
                        if data.get("type") == "beach-closed.extra-move":
                            return BeachClosedExtraMove.from_dict(data)
                        if data.get("type") == "beach-closed.place-card":
                            return BeachClosedPlaceCard.from_dict(data)
                        if data.get("type") == "beach-closed.block-card":
                            return BeachClosedBlockCard.from_dict(data)
                        if data.get("type") == "beach-closed.remove":
                            return BeachClosedRemove.from_dict(data)
                        if data.get("type") == "beach-closed.end":
                            return BeachClosedEnd.from_dict(data)
                        if data.get("type") == "beach-closed.place-swimmer":
                            return BeachClosedPlaceSwimmer.from_dict(data)
                        if data.get("type") == "beach-closed.sail":
                            return BeachClosedSail.from_dict(data)
                        if data.get("type") == "beach-closed.shoot":
                            return BeachClosedShoot.from_dict(data)
                        if data.get("type") == "beach-closed.move-swimmer":
                            return BeachClosedMoveSwimmer.from_dict(data)
                        if data.get("type") == "beach-closed.dynamite":
                            return BeachClosedDynamite.from_dict(data)
                        if data.get("type") == "orca.give":
                            return OrcaGive.from_dict(data)
                        if data.get("type") == "orca.agree":
                            return OrcaAgree.from_dict(data)
                        if data.get("type") == "orca.stand":
                            return OrcaStand.from_dict(data)
                        if data.get("type") == "orca.decide":
                            return OrcaDecide.from_dict(data)
                        if data.get("type") == "orca.chum":
                            return OrcaChum.from_dict(data)
                        if data.get("type") == "orca.show":
                            return OrcaShow.from_dict(data)
                        if data.get("type") == "orca.prepare":
                            return OrcaPrepare.from_dict(data)
                        if data.get("type") == "orca.attack":
                            return OrcaAttack.from_dict(data)
                        if data.get("type") == "orca.hold":
                            return OrcaHold.from_dict(data)
                        if data.get("type") == "orca.ram":
                            return OrcaRam.from_dict(data)
                        if data.get("type") == "orca.stay":
                            return OrcaStay.from_dict(data)
                        if data.get("type") == "orca.cage":
                            return OrcaUseCage.from_dict(data)
                        if data.get("type") == "orca.no-cage":
                            return OrcaNoCage.from_dict(data)
                        if data.get("type") == "orca.strike-tile":
                            return OrcaStrikeTile.from_dict(data)
                        if data.get("type") == "orca.strike-member":
                            return OrcaStrikeMember.from_dict(data)
                        if data.get("type") == "orca.decline":
                            return OrcaDecline.from_dict(data)
                        if data.get("type") == "orca.maul":
                            return OrcaMaul.from_dict(data)
                        if data.get("type") == "orca.keep":
                            return OrcaKeep.from_dict(data)
                        if data.get("type") == "orca.topple":
                            return OrcaTopple.from_dict(data)
                        if data.get("type") == "walk-the-plank.plan":
                            return WalkThePlankPlan.from_dict(data)
                        if data.get("type") == "walk-the-plank.haunt":
                            return WalkThePlankHaunt.from_dict(data)
                        if data.get("type") == "walk-the-plank.shove":
                            return WalkThePlankShove.from_dict(data)
                        if data.get("type") == "walk-the-plank.drag":
                            return WalkThePlankDrag.from_dict(data)
                        if data.get("type") == "walk-the-plank.move":
                            return WalkThePlankMove.from_dict(data)
                        if data.get("type") == "walk-the-plank.charge":
                            return WalkThePlankCharge.from_dict(data)
                        if data.get("type") == "walk-the-plank.become-ghost":
                            return WalkThePlankBecomeGhost.from_dict(data)
                        if data.get("type") == "walk-the-plank.rest":
                            return WalkThePlankRest.from_dict(data)
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                if isinstance(data, dict):
                    from seaboard_sdk.unknown import Unknown

                    return Unknown(data)
                raise TypeError(f"not what was expected: {data!r}")

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        draft = cls(
            actions=actions,
        )

        return draft
