# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.amity_act_over import AmityActOver
    from ..models.amity_beach_cleared import AmityBeachCleared
    from ..models.amity_beach_sign import AmityBeachSign
    from ..models.amity_begun import AmityBegun
    from ..models.amity_card_turned import AmityCardTurned
    from ..models.amity_climbed import AmityClimbed
    from ..models.amity_dropped import AmityDropped
    from ..models.amity_gave import AmityGave
    from ..models.amity_launched import AmityLaunched
    from ..models.amity_looked import AmityLooked
    from ..models.amity_member_done import AmityMemberDone
    from ..models.amity_michael_placed import AmityMichaelPlaced
    from ..models.amity_moved_by_card import AmityMovedByCard
    from ..models.amity_picked_up import AmityPickedUp
    from ..models.amity_prepared import AmityPrepared
    from ..models.amity_rescued import AmityRescued
    from ..models.amity_revealed import AmityRevealed
    from ..models.amity_sailed import AmitySailed
    from ..models.amity_seat_left import AmitySeatLeft
    from ..models.amity_shark_turn import AmitySharkTurn
    from ..models.amity_shuffled import AmityShuffled
    from ..models.amity_sounded import AmitySounded
    from ..models.amity_started import AmityStarted
    from ..models.amity_submerged import AmitySubmerged
    from ..models.amity_swimmers_placed import AmitySwimmersPlaced
    from ..models.amity_voyage_made import AmityVoyageMade
    from ..models.amity_walked import AmityWalked
    from ..models.aqualin_dealt import AqualinDealt
    from ..models.aqualin_drawn import AqualinDrawn
    from ..models.aqualin_placed import AqualinPlaced
    from ..models.aqualin_scored import AqualinScored
    from ..models.aqualin_seat_left import AqualinSeatLeft
    from ..models.aqualin_slid import AqualinSlid
    from ..models.beach_closed_began import BeachClosedBegan
    from ..models.beach_closed_card_blocked import BeachClosedCardBlocked
    from ..models.beach_closed_card_placed import BeachClosedCardPlaced
    from ..models.beach_closed_dynamite_laid import BeachClosedDynamiteLaid
    from ..models.beach_closed_ended import BeachClosedEnded
    from ..models.beach_closed_jaws_turn import BeachClosedJawsTurn
    from ..models.beach_closed_must_leave import BeachClosedMustLeave
    from ..models.beach_closed_orca_turn import BeachClosedOrcaTurn
    from ..models.beach_closed_own_turn import BeachClosedOwnTurn
    from ..models.beach_closed_sailed import BeachClosedSailed
    from ..models.beach_closed_shot import BeachClosedShot
    from ..models.beach_closed_swimmer_moved import BeachClosedSwimmerMoved
    from ..models.beach_closed_swimmer_placed import BeachClosedSwimmerPlaced
    from ..models.beach_closed_token_used import BeachClosedTokenUsed
    from ..models.jaws_match_over import JawsMatchOver
    from ..models.jaws_second_act import JawsSecondAct
    from ..models.match_advanced import MatchAdvanced
    from ..models.match_asked import MatchAsked
    from ..models.match_came_back import MatchCameBack
    from ..models.match_cancelled import MatchCancelled
    from ..models.match_declined import MatchDeclined
    from ..models.match_gave_up import MatchGaveUp
    from ..models.match_got_up import MatchGotUp
    from ..models.match_handed_over import MatchHandedOver
    from ..models.match_invitation_expired import MatchInvitationExpired
    from ..models.match_invited import MatchInvited
    from ..models.match_lapsed import MatchLapsed
    from ..models.match_nonce_added import MatchNonceAdded
    from ..models.match_over import MatchOver
    from ..models.match_pause_asked import MatchPauseAsked
    from ..models.match_paused import MatchPaused
    from ..models.match_resumed import MatchResumed
    from ..models.match_sat_down import MatchSatDown
    from ..models.match_sealed import MatchSealed
    from ..models.match_standing_dropped import MatchStandingDropped
    from ..models.match_started import MatchStarted
    from ..models.match_stood_in import MatchStoodIn
    from ..models.match_taken_back import MatchTakenBack
    from ..models.match_timed_out import MatchTimedOut
    from ..models.match_uninvited import MatchUninvited
    from ..models.match_vacated import MatchVacated
    from ..models.match_your_decision import MatchYourDecision
    from ..models.orca_agreed import OrcaAgreed
    from ..models.orca_attached import OrcaAttached
    from ..models.orca_attacked import OrcaAttacked
    from ..models.orca_bit import OrcaBit
    from ..models.orca_caged import OrcaCaged
    from ..models.orca_chosen import OrcaChosen
    from ..models.orca_chummed import OrcaChummed
    from ..models.orca_dealt import OrcaDealt
    from ..models.orca_decided import OrcaDecided
    from ..models.orca_declined import OrcaDeclined
    from ..models.orca_dived import OrcaDived
    from ..models.orca_eliminated import OrcaEliminated
    from ..models.orca_ended import OrcaEnded
    from ..models.orca_fell import OrcaFell
    from ..models.orca_given import OrcaGiven
    from ..models.orca_hand import OrcaHand
    from ..models.orca_held import OrcaHeld
    from ..models.orca_kept import OrcaKept
    from ..models.orca_mauled import OrcaMauled
    from ..models.orca_member_struck import OrcaMemberStruck
    from ..models.orca_offered import OrcaOffered
    from ..models.orca_poisoned import OrcaPoisoned
    from ..models.orca_prepared import OrcaPrepared
    from ..models.orca_rammed import OrcaRammed
    from ..models.orca_revealed import OrcaRevealed
    from ..models.orca_seat_left import OrcaSeatLeft
    from ..models.orca_shared import OrcaShared
    from ..models.orca_shown import OrcaShown
    from ..models.orca_spent import OrcaSpent
    from ..models.orca_stayed import OrcaStayed
    from ..models.orca_stood import OrcaStood
    from ..models.orca_surfaced import OrcaSurfaced
    from ..models.orca_tile_hit import OrcaTileHit
    from ..models.orca_tile_struck import OrcaTileStruck
    from ..models.orca_toppled import OrcaToppled
    from ..models.orca_uncaged import OrcaUncaged
    from ..models.orca_unharmed import OrcaUnharmed
    from ..models.orca_wounded import OrcaWounded
    from ..models.text import Text
    from ..models.walk_the_plank_charged import WalkThePlankCharged
    from ..models.walk_the_plank_dragged import WalkThePlankDragged
    from ..models.walk_the_plank_drowned import WalkThePlankDrowned
    from ..models.walk_the_plank_ended import WalkThePlankEnded
    from ..models.walk_the_plank_extended import WalkThePlankExtended
    from ..models.walk_the_plank_favour_passed import WalkThePlankFavourPassed
    from ..models.walk_the_plank_ghost_rests import WalkThePlankGhostRests
    from ..models.walk_the_plank_ghost_rose import WalkThePlankGhostRose
    from ..models.walk_the_plank_laid import WalkThePlankLaid
    from ..models.walk_the_plank_last_round import WalkThePlankLastRound
    from ..models.walk_the_plank_left_match import WalkThePlankLeftMatch
    from ..models.walk_the_plank_lies_out import WalkThePlankLiesOut
    from ..models.walk_the_plank_moved import WalkThePlankMoved
    from ..models.walk_the_plank_no_effect import WalkThePlankNoEffect
    from ..models.walk_the_plank_opened import WalkThePlankOpened
    from ..models.walk_the_plank_out import WalkThePlankOut
    from ..models.walk_the_plank_own_cards import WalkThePlankOwnCards
    from ..models.walk_the_plank_retracted import WalkThePlankRetracted
    from ..models.walk_the_plank_round_began import WalkThePlankRoundBegan
    from ..models.walk_the_plank_shoved import WalkThePlankShoved
    from ..models.walk_the_plank_turned import WalkThePlankTurned


T = TypeVar("T", bound="SeenEvent")


@_attrs_define
class SeenEvent:
    """Something that happened, as one viewer may know it.

    Attributes:
        number (int): Counts the viewer's events in this match, from 1, without a gap.
        at (datetime.datetime):
        public (AmityActOver | AmityBeachCleared | AmityBeachSign | AmityBegun | AmityCardTurned | AmityClimbed |
            AmityDropped | AmityGave | AmityLaunched | AmityLooked | AmityMemberDone | AmityMichaelPlaced | AmityMovedByCard
            | AmityPickedUp | AmityPrepared | AmityRescued | AmityRevealed | AmitySailed | AmitySeatLeft | AmitySharkTurn |
            AmityShuffled | AmitySounded | AmityStarted | AmitySubmerged | AmitySwimmersPlaced | AmityVoyageMade |
            AmityWalked | AqualinDealt | AqualinDrawn | AqualinPlaced | AqualinScored | AqualinSeatLeft | AqualinSlid |
            BeachClosedBegan | BeachClosedCardBlocked | BeachClosedCardPlaced | BeachClosedDynamiteLaid | BeachClosedEnded |
            BeachClosedJawsTurn | BeachClosedMustLeave | BeachClosedOrcaTurn | BeachClosedOwnTurn | BeachClosedSailed |
            BeachClosedShot | BeachClosedSwimmerMoved | BeachClosedSwimmerPlaced | BeachClosedTokenUsed | JawsMatchOver |
            JawsSecondAct | MatchAdvanced | MatchAsked | MatchCameBack | MatchCancelled | MatchDeclined | MatchGaveUp |
            MatchGotUp | MatchHandedOver | MatchInvitationExpired | MatchInvited | MatchLapsed | MatchNonceAdded | MatchOver
            | MatchPauseAsked | MatchPaused | MatchResumed | MatchSatDown | MatchSealed | MatchStandingDropped |
            MatchStarted | MatchStoodIn | MatchTakenBack | MatchTimedOut | MatchUninvited | MatchVacated | MatchYourDecision
            | None | OrcaAgreed | OrcaAttached | OrcaAttacked | OrcaBit | OrcaCaged | OrcaChosen | OrcaChummed | OrcaDealt |
            OrcaDecided | OrcaDeclined | OrcaDived | OrcaEliminated | OrcaEnded | OrcaFell | OrcaGiven | OrcaHand | OrcaHeld
            | OrcaKept | OrcaMauled | OrcaMemberStruck | OrcaOffered | OrcaPoisoned | OrcaPrepared | OrcaRammed |
            OrcaRevealed | OrcaSeatLeft | OrcaShared | OrcaShown | OrcaSpent | OrcaStayed | OrcaStood | OrcaSurfaced |
            OrcaTileHit | OrcaTileStruck | OrcaToppled | OrcaUncaged | OrcaUnharmed | OrcaWounded | WalkThePlankCharged |
            WalkThePlankDragged | WalkThePlankDrowned | WalkThePlankEnded | WalkThePlankExtended | WalkThePlankFavourPassed
            | WalkThePlankGhostRests | WalkThePlankGhostRose | WalkThePlankLaid | WalkThePlankLastRound |
            WalkThePlankLeftMatch | WalkThePlankLiesOut | WalkThePlankMoved | WalkThePlankNoEffect | WalkThePlankOpened |
            WalkThePlankOut | WalkThePlankOwnCards | WalkThePlankRetracted | WalkThePlankRoundBegan | WalkThePlankShoved |
            WalkThePlankTurned): What everybody was told.
        own (AmityActOver | AmityBeachCleared | AmityBeachSign | AmityBegun | AmityCardTurned | AmityClimbed |
            AmityDropped | AmityGave | AmityLaunched | AmityLooked | AmityMemberDone | AmityMichaelPlaced | AmityMovedByCard
            | AmityPickedUp | AmityPrepared | AmityRescued | AmityRevealed | AmitySailed | AmitySeatLeft | AmitySharkTurn |
            AmityShuffled | AmitySounded | AmityStarted | AmitySubmerged | AmitySwimmersPlaced | AmityVoyageMade |
            AmityWalked | AqualinDealt | AqualinDrawn | AqualinPlaced | AqualinScored | AqualinSeatLeft | AqualinSlid |
            BeachClosedBegan | BeachClosedCardBlocked | BeachClosedCardPlaced | BeachClosedDynamiteLaid | BeachClosedEnded |
            BeachClosedJawsTurn | BeachClosedMustLeave | BeachClosedOrcaTurn | BeachClosedOwnTurn | BeachClosedSailed |
            BeachClosedShot | BeachClosedSwimmerMoved | BeachClosedSwimmerPlaced | BeachClosedTokenUsed | JawsMatchOver |
            JawsSecondAct | MatchAdvanced | MatchAsked | MatchCameBack | MatchCancelled | MatchDeclined | MatchGaveUp |
            MatchGotUp | MatchHandedOver | MatchInvitationExpired | MatchInvited | MatchLapsed | MatchNonceAdded | MatchOver
            | MatchPauseAsked | MatchPaused | MatchResumed | MatchSatDown | MatchSealed | MatchStandingDropped |
            MatchStarted | MatchStoodIn | MatchTakenBack | MatchTimedOut | MatchUninvited | MatchVacated | MatchYourDecision
            | None | OrcaAgreed | OrcaAttached | OrcaAttacked | OrcaBit | OrcaCaged | OrcaChosen | OrcaChummed | OrcaDealt |
            OrcaDecided | OrcaDeclined | OrcaDived | OrcaEliminated | OrcaEnded | OrcaFell | OrcaGiven | OrcaHand | OrcaHeld
            | OrcaKept | OrcaMauled | OrcaMemberStruck | OrcaOffered | OrcaPoisoned | OrcaPrepared | OrcaRammed |
            OrcaRevealed | OrcaSeatLeft | OrcaShared | OrcaShown | OrcaSpent | OrcaStayed | OrcaStood | OrcaSurfaced |
            OrcaTileHit | OrcaTileStruck | OrcaToppled | OrcaUncaged | OrcaUnharmed | OrcaWounded | WalkThePlankCharged |
            WalkThePlankDragged | WalkThePlankDrowned | WalkThePlankEnded | WalkThePlankExtended | WalkThePlankFavourPassed
            | WalkThePlankGhostRests | WalkThePlankGhostRose | WalkThePlankLaid | WalkThePlankLastRound |
            WalkThePlankLeftMatch | WalkThePlankLiesOut | WalkThePlankMoved | WalkThePlankNoEffect | WalkThePlankOpened |
            WalkThePlankOut | WalkThePlankOwnCards | WalkThePlankRetracted | WalkThePlankRoundBegan | WalkThePlankShoved |
            WalkThePlankTurned): What only this seat was told.
        texts (list[Text]): What happened, to be said in any language.
        english (list[str]): The same in English sentences.
    """

    number: int
    at: datetime.datetime
    public: (
        AmityActOver
        | AmityBeachCleared
        | AmityBeachSign
        | AmityBegun
        | AmityCardTurned
        | AmityClimbed
        | AmityDropped
        | AmityGave
        | AmityLaunched
        | AmityLooked
        | AmityMemberDone
        | AmityMichaelPlaced
        | AmityMovedByCard
        | AmityPickedUp
        | AmityPrepared
        | AmityRescued
        | AmityRevealed
        | AmitySailed
        | AmitySeatLeft
        | AmitySharkTurn
        | AmityShuffled
        | AmitySounded
        | AmityStarted
        | AmitySubmerged
        | AmitySwimmersPlaced
        | AmityVoyageMade
        | AmityWalked
        | AqualinDealt
        | AqualinDrawn
        | AqualinPlaced
        | AqualinScored
        | AqualinSeatLeft
        | AqualinSlid
        | BeachClosedBegan
        | BeachClosedCardBlocked
        | BeachClosedCardPlaced
        | BeachClosedDynamiteLaid
        | BeachClosedEnded
        | BeachClosedJawsTurn
        | BeachClosedMustLeave
        | BeachClosedOrcaTurn
        | BeachClosedOwnTurn
        | BeachClosedSailed
        | BeachClosedShot
        | BeachClosedSwimmerMoved
        | BeachClosedSwimmerPlaced
        | BeachClosedTokenUsed
        | JawsMatchOver
        | JawsSecondAct
        | MatchAdvanced
        | MatchAsked
        | MatchCameBack
        | MatchCancelled
        | MatchDeclined
        | MatchGaveUp
        | MatchGotUp
        | MatchHandedOver
        | MatchInvitationExpired
        | MatchInvited
        | MatchLapsed
        | MatchNonceAdded
        | MatchOver
        | MatchPauseAsked
        | MatchPaused
        | MatchResumed
        | MatchSatDown
        | MatchSealed
        | MatchStandingDropped
        | MatchStarted
        | MatchStoodIn
        | MatchTakenBack
        | MatchTimedOut
        | MatchUninvited
        | MatchVacated
        | MatchYourDecision
        | None
        | OrcaAgreed
        | OrcaAttached
        | OrcaAttacked
        | OrcaBit
        | OrcaCaged
        | OrcaChosen
        | OrcaChummed
        | OrcaDealt
        | OrcaDecided
        | OrcaDeclined
        | OrcaDived
        | OrcaEliminated
        | OrcaEnded
        | OrcaFell
        | OrcaGiven
        | OrcaHand
        | OrcaHeld
        | OrcaKept
        | OrcaMauled
        | OrcaMemberStruck
        | OrcaOffered
        | OrcaPoisoned
        | OrcaPrepared
        | OrcaRammed
        | OrcaRevealed
        | OrcaSeatLeft
        | OrcaShared
        | OrcaShown
        | OrcaSpent
        | OrcaStayed
        | OrcaStood
        | OrcaSurfaced
        | OrcaTileHit
        | OrcaTileStruck
        | OrcaToppled
        | OrcaUncaged
        | OrcaUnharmed
        | OrcaWounded
        | WalkThePlankCharged
        | WalkThePlankDragged
        | WalkThePlankDrowned
        | WalkThePlankEnded
        | WalkThePlankExtended
        | WalkThePlankFavourPassed
        | WalkThePlankGhostRests
        | WalkThePlankGhostRose
        | WalkThePlankLaid
        | WalkThePlankLastRound
        | WalkThePlankLeftMatch
        | WalkThePlankLiesOut
        | WalkThePlankMoved
        | WalkThePlankNoEffect
        | WalkThePlankOpened
        | WalkThePlankOut
        | WalkThePlankOwnCards
        | WalkThePlankRetracted
        | WalkThePlankRoundBegan
        | WalkThePlankShoved
        | WalkThePlankTurned
    )
    own: (
        AmityActOver
        | AmityBeachCleared
        | AmityBeachSign
        | AmityBegun
        | AmityCardTurned
        | AmityClimbed
        | AmityDropped
        | AmityGave
        | AmityLaunched
        | AmityLooked
        | AmityMemberDone
        | AmityMichaelPlaced
        | AmityMovedByCard
        | AmityPickedUp
        | AmityPrepared
        | AmityRescued
        | AmityRevealed
        | AmitySailed
        | AmitySeatLeft
        | AmitySharkTurn
        | AmityShuffled
        | AmitySounded
        | AmityStarted
        | AmitySubmerged
        | AmitySwimmersPlaced
        | AmityVoyageMade
        | AmityWalked
        | AqualinDealt
        | AqualinDrawn
        | AqualinPlaced
        | AqualinScored
        | AqualinSeatLeft
        | AqualinSlid
        | BeachClosedBegan
        | BeachClosedCardBlocked
        | BeachClosedCardPlaced
        | BeachClosedDynamiteLaid
        | BeachClosedEnded
        | BeachClosedJawsTurn
        | BeachClosedMustLeave
        | BeachClosedOrcaTurn
        | BeachClosedOwnTurn
        | BeachClosedSailed
        | BeachClosedShot
        | BeachClosedSwimmerMoved
        | BeachClosedSwimmerPlaced
        | BeachClosedTokenUsed
        | JawsMatchOver
        | JawsSecondAct
        | MatchAdvanced
        | MatchAsked
        | MatchCameBack
        | MatchCancelled
        | MatchDeclined
        | MatchGaveUp
        | MatchGotUp
        | MatchHandedOver
        | MatchInvitationExpired
        | MatchInvited
        | MatchLapsed
        | MatchNonceAdded
        | MatchOver
        | MatchPauseAsked
        | MatchPaused
        | MatchResumed
        | MatchSatDown
        | MatchSealed
        | MatchStandingDropped
        | MatchStarted
        | MatchStoodIn
        | MatchTakenBack
        | MatchTimedOut
        | MatchUninvited
        | MatchVacated
        | MatchYourDecision
        | None
        | OrcaAgreed
        | OrcaAttached
        | OrcaAttacked
        | OrcaBit
        | OrcaCaged
        | OrcaChosen
        | OrcaChummed
        | OrcaDealt
        | OrcaDecided
        | OrcaDeclined
        | OrcaDived
        | OrcaEliminated
        | OrcaEnded
        | OrcaFell
        | OrcaGiven
        | OrcaHand
        | OrcaHeld
        | OrcaKept
        | OrcaMauled
        | OrcaMemberStruck
        | OrcaOffered
        | OrcaPoisoned
        | OrcaPrepared
        | OrcaRammed
        | OrcaRevealed
        | OrcaSeatLeft
        | OrcaShared
        | OrcaShown
        | OrcaSpent
        | OrcaStayed
        | OrcaStood
        | OrcaSurfaced
        | OrcaTileHit
        | OrcaTileStruck
        | OrcaToppled
        | OrcaUncaged
        | OrcaUnharmed
        | OrcaWounded
        | WalkThePlankCharged
        | WalkThePlankDragged
        | WalkThePlankDrowned
        | WalkThePlankEnded
        | WalkThePlankExtended
        | WalkThePlankFavourPassed
        | WalkThePlankGhostRests
        | WalkThePlankGhostRose
        | WalkThePlankLaid
        | WalkThePlankLastRound
        | WalkThePlankLeftMatch
        | WalkThePlankLiesOut
        | WalkThePlankMoved
        | WalkThePlankNoEffect
        | WalkThePlankOpened
        | WalkThePlankOut
        | WalkThePlankOwnCards
        | WalkThePlankRetracted
        | WalkThePlankRoundBegan
        | WalkThePlankShoved
        | WalkThePlankTurned
    )
    texts: list[Text]
    english: list[str]

    def to_dict(self) -> dict[str, Any]:
        from ..models.orca_revealed import OrcaRevealed
        from ..models.orca_seat_left import OrcaSeatLeft
        from ..models.orca_shared import OrcaShared
        from ..models.orca_shown import OrcaShown
        from ..models.orca_spent import OrcaSpent
        from ..models.orca_stayed import OrcaStayed
        from ..models.orca_stood import OrcaStood
        from ..models.orca_surfaced import OrcaSurfaced
        from ..models.orca_tile_hit import OrcaTileHit
        from ..models.orca_tile_struck import OrcaTileStruck
        from ..models.orca_toppled import OrcaToppled
        from ..models.orca_uncaged import OrcaUncaged
        from ..models.orca_unharmed import OrcaUnharmed
        from ..models.orca_wounded import OrcaWounded
        from ..models.text import Text
        from ..models.walk_the_plank_charged import WalkThePlankCharged
        from ..models.walk_the_plank_dragged import WalkThePlankDragged
        from ..models.walk_the_plank_drowned import WalkThePlankDrowned
        from ..models.walk_the_plank_ended import WalkThePlankEnded
        from ..models.walk_the_plank_extended import WalkThePlankExtended
        from ..models.walk_the_plank_favour_passed import WalkThePlankFavourPassed
        from ..models.walk_the_plank_ghost_rests import WalkThePlankGhostRests
        from ..models.walk_the_plank_ghost_rose import WalkThePlankGhostRose
        from ..models.walk_the_plank_laid import WalkThePlankLaid
        from ..models.walk_the_plank_last_round import WalkThePlankLastRound
        from ..models.walk_the_plank_left_match import WalkThePlankLeftMatch
        from ..models.walk_the_plank_lies_out import WalkThePlankLiesOut
        from ..models.walk_the_plank_moved import WalkThePlankMoved
        from ..models.walk_the_plank_no_effect import WalkThePlankNoEffect
        from ..models.walk_the_plank_opened import WalkThePlankOpened
        from ..models.walk_the_plank_out import WalkThePlankOut
        from ..models.walk_the_plank_own_cards import WalkThePlankOwnCards
        from ..models.walk_the_plank_retracted import WalkThePlankRetracted
        from ..models.walk_the_plank_round_began import WalkThePlankRoundBegan
        from ..models.walk_the_plank_shoved import WalkThePlankShoved
        from ..models.walk_the_plank_turned import WalkThePlankTurned

        number = self.number

        at = self.at.isoformat()

        public: dict[str, Any] | None
        if hasattr(self.public, "to_dict"):
            public = self.public.to_dict()
        else:
            public = self.public

        own: dict[str, Any] | None
        if hasattr(self.own, "to_dict"):
            own = self.own.to_dict()
        else:
            own = self.own

        texts = []
        for texts_item_data in self.texts:
            texts_item = texts_item_data.to_dict()
            texts.append(texts_item)

        english = self.english

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "public": public,
                "own": own,
                "texts": texts,
                "english": english,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_act_over import AmityActOver
        from ..models.amity_beach_cleared import AmityBeachCleared
        from ..models.amity_beach_sign import AmityBeachSign
        from ..models.amity_begun import AmityBegun
        from ..models.amity_card_turned import AmityCardTurned
        from ..models.amity_climbed import AmityClimbed
        from ..models.amity_dropped import AmityDropped
        from ..models.amity_gave import AmityGave
        from ..models.amity_launched import AmityLaunched
        from ..models.amity_looked import AmityLooked
        from ..models.amity_member_done import AmityMemberDone
        from ..models.amity_michael_placed import AmityMichaelPlaced
        from ..models.amity_moved_by_card import AmityMovedByCard
        from ..models.amity_picked_up import AmityPickedUp
        from ..models.amity_prepared import AmityPrepared
        from ..models.amity_rescued import AmityRescued
        from ..models.amity_revealed import AmityRevealed
        from ..models.amity_sailed import AmitySailed
        from ..models.amity_seat_left import AmitySeatLeft
        from ..models.amity_shark_turn import AmitySharkTurn
        from ..models.amity_shuffled import AmityShuffled
        from ..models.amity_sounded import AmitySounded
        from ..models.amity_started import AmityStarted
        from ..models.amity_submerged import AmitySubmerged
        from ..models.amity_swimmers_placed import AmitySwimmersPlaced
        from ..models.amity_voyage_made import AmityVoyageMade
        from ..models.amity_walked import AmityWalked
        from ..models.aqualin_dealt import AqualinDealt
        from ..models.aqualin_drawn import AqualinDrawn
        from ..models.aqualin_placed import AqualinPlaced
        from ..models.aqualin_scored import AqualinScored
        from ..models.aqualin_seat_left import AqualinSeatLeft
        from ..models.aqualin_slid import AqualinSlid
        from ..models.beach_closed_began import BeachClosedBegan
        from ..models.beach_closed_card_blocked import BeachClosedCardBlocked
        from ..models.beach_closed_card_placed import BeachClosedCardPlaced
        from ..models.beach_closed_dynamite_laid import BeachClosedDynamiteLaid
        from ..models.beach_closed_ended import BeachClosedEnded
        from ..models.beach_closed_jaws_turn import BeachClosedJawsTurn
        from ..models.beach_closed_must_leave import BeachClosedMustLeave
        from ..models.beach_closed_orca_turn import BeachClosedOrcaTurn
        from ..models.beach_closed_own_turn import BeachClosedOwnTurn
        from ..models.beach_closed_sailed import BeachClosedSailed
        from ..models.beach_closed_shot import BeachClosedShot
        from ..models.beach_closed_swimmer_moved import BeachClosedSwimmerMoved
        from ..models.beach_closed_swimmer_placed import BeachClosedSwimmerPlaced
        from ..models.beach_closed_token_used import BeachClosedTokenUsed
        from ..models.jaws_match_over import JawsMatchOver
        from ..models.jaws_second_act import JawsSecondAct
        from ..models.match_advanced import MatchAdvanced
        from ..models.match_asked import MatchAsked
        from ..models.match_came_back import MatchCameBack
        from ..models.match_cancelled import MatchCancelled
        from ..models.match_declined import MatchDeclined
        from ..models.match_gave_up import MatchGaveUp
        from ..models.match_got_up import MatchGotUp
        from ..models.match_handed_over import MatchHandedOver
        from ..models.match_invitation_expired import MatchInvitationExpired
        from ..models.match_invited import MatchInvited
        from ..models.match_lapsed import MatchLapsed
        from ..models.match_nonce_added import MatchNonceAdded
        from ..models.match_over import MatchOver
        from ..models.match_pause_asked import MatchPauseAsked
        from ..models.match_paused import MatchPaused
        from ..models.match_resumed import MatchResumed
        from ..models.match_sat_down import MatchSatDown
        from ..models.match_sealed import MatchSealed
        from ..models.match_standing_dropped import MatchStandingDropped
        from ..models.match_started import MatchStarted
        from ..models.match_stood_in import MatchStoodIn
        from ..models.match_taken_back import MatchTakenBack
        from ..models.match_timed_out import MatchTimedOut
        from ..models.match_uninvited import MatchUninvited
        from ..models.match_vacated import MatchVacated
        from ..models.match_your_decision import MatchYourDecision
        from ..models.orca_agreed import OrcaAgreed
        from ..models.orca_attached import OrcaAttached
        from ..models.orca_attacked import OrcaAttacked
        from ..models.orca_bit import OrcaBit
        from ..models.orca_caged import OrcaCaged
        from ..models.orca_chosen import OrcaChosen
        from ..models.orca_chummed import OrcaChummed
        from ..models.orca_dealt import OrcaDealt
        from ..models.orca_decided import OrcaDecided
        from ..models.orca_declined import OrcaDeclined
        from ..models.orca_dived import OrcaDived
        from ..models.orca_eliminated import OrcaEliminated
        from ..models.orca_ended import OrcaEnded
        from ..models.orca_fell import OrcaFell
        from ..models.orca_given import OrcaGiven
        from ..models.orca_hand import OrcaHand
        from ..models.orca_held import OrcaHeld
        from ..models.orca_kept import OrcaKept
        from ..models.orca_mauled import OrcaMauled
        from ..models.orca_member_struck import OrcaMemberStruck
        from ..models.orca_offered import OrcaOffered
        from ..models.orca_poisoned import OrcaPoisoned
        from ..models.orca_prepared import OrcaPrepared
        from ..models.orca_rammed import OrcaRammed
        from ..models.orca_revealed import OrcaRevealed
        from ..models.orca_seat_left import OrcaSeatLeft
        from ..models.orca_shared import OrcaShared
        from ..models.orca_shown import OrcaShown
        from ..models.orca_spent import OrcaSpent
        from ..models.orca_stayed import OrcaStayed
        from ..models.orca_stood import OrcaStood
        from ..models.orca_surfaced import OrcaSurfaced
        from ..models.orca_tile_hit import OrcaTileHit
        from ..models.orca_tile_struck import OrcaTileStruck
        from ..models.orca_toppled import OrcaToppled
        from ..models.orca_uncaged import OrcaUncaged
        from ..models.orca_unharmed import OrcaUnharmed
        from ..models.orca_wounded import OrcaWounded
        from ..models.text import Text
        from ..models.walk_the_plank_charged import WalkThePlankCharged
        from ..models.walk_the_plank_dragged import WalkThePlankDragged
        from ..models.walk_the_plank_drowned import WalkThePlankDrowned
        from ..models.walk_the_plank_ended import WalkThePlankEnded
        from ..models.walk_the_plank_extended import WalkThePlankExtended
        from ..models.walk_the_plank_favour_passed import WalkThePlankFavourPassed
        from ..models.walk_the_plank_ghost_rests import WalkThePlankGhostRests
        from ..models.walk_the_plank_ghost_rose import WalkThePlankGhostRose
        from ..models.walk_the_plank_laid import WalkThePlankLaid
        from ..models.walk_the_plank_last_round import WalkThePlankLastRound
        from ..models.walk_the_plank_left_match import WalkThePlankLeftMatch
        from ..models.walk_the_plank_lies_out import WalkThePlankLiesOut
        from ..models.walk_the_plank_moved import WalkThePlankMoved
        from ..models.walk_the_plank_no_effect import WalkThePlankNoEffect
        from ..models.walk_the_plank_opened import WalkThePlankOpened
        from ..models.walk_the_plank_out import WalkThePlankOut
        from ..models.walk_the_plank_own_cards import WalkThePlankOwnCards
        from ..models.walk_the_plank_retracted import WalkThePlankRetracted
        from ..models.walk_the_plank_round_began import WalkThePlankRoundBegan
        from ..models.walk_the_plank_shoved import WalkThePlankShoved
        from ..models.walk_the_plank_turned import WalkThePlankTurned

        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_public(
            data: object,
        ) -> (
            AmityActOver
            | AmityBeachCleared
            | AmityBeachSign
            | AmityBegun
            | AmityCardTurned
            | AmityClimbed
            | AmityDropped
            | AmityGave
            | AmityLaunched
            | AmityLooked
            | AmityMemberDone
            | AmityMichaelPlaced
            | AmityMovedByCard
            | AmityPickedUp
            | AmityPrepared
            | AmityRescued
            | AmityRevealed
            | AmitySailed
            | AmitySeatLeft
            | AmitySharkTurn
            | AmityShuffled
            | AmitySounded
            | AmityStarted
            | AmitySubmerged
            | AmitySwimmersPlaced
            | AmityVoyageMade
            | AmityWalked
            | AqualinDealt
            | AqualinDrawn
            | AqualinPlaced
            | AqualinScored
            | AqualinSeatLeft
            | AqualinSlid
            | BeachClosedBegan
            | BeachClosedCardBlocked
            | BeachClosedCardPlaced
            | BeachClosedDynamiteLaid
            | BeachClosedEnded
            | BeachClosedJawsTurn
            | BeachClosedMustLeave
            | BeachClosedOrcaTurn
            | BeachClosedOwnTurn
            | BeachClosedSailed
            | BeachClosedShot
            | BeachClosedSwimmerMoved
            | BeachClosedSwimmerPlaced
            | BeachClosedTokenUsed
            | JawsMatchOver
            | JawsSecondAct
            | MatchAdvanced
            | MatchAsked
            | MatchCameBack
            | MatchCancelled
            | MatchDeclined
            | MatchGaveUp
            | MatchGotUp
            | MatchHandedOver
            | MatchInvitationExpired
            | MatchInvited
            | MatchLapsed
            | MatchNonceAdded
            | MatchOver
            | MatchPauseAsked
            | MatchPaused
            | MatchResumed
            | MatchSatDown
            | MatchSealed
            | MatchStandingDropped
            | MatchStarted
            | MatchStoodIn
            | MatchTakenBack
            | MatchTimedOut
            | MatchUninvited
            | MatchVacated
            | MatchYourDecision
            | None
            | OrcaAgreed
            | OrcaAttached
            | OrcaAttacked
            | OrcaBit
            | OrcaCaged
            | OrcaChosen
            | OrcaChummed
            | OrcaDealt
            | OrcaDecided
            | OrcaDeclined
            | OrcaDived
            | OrcaEliminated
            | OrcaEnded
            | OrcaFell
            | OrcaGiven
            | OrcaHand
            | OrcaHeld
            | OrcaKept
            | OrcaMauled
            | OrcaMemberStruck
            | OrcaOffered
            | OrcaPoisoned
            | OrcaPrepared
            | OrcaRammed
            | OrcaRevealed
            | OrcaSeatLeft
            | OrcaShared
            | OrcaShown
            | OrcaSpent
            | OrcaStayed
            | OrcaStood
            | OrcaSurfaced
            | OrcaTileHit
            | OrcaTileStruck
            | OrcaToppled
            | OrcaUncaged
            | OrcaUnharmed
            | OrcaWounded
            | WalkThePlankCharged
            | WalkThePlankDragged
            | WalkThePlankDrowned
            | WalkThePlankEnded
            | WalkThePlankExtended
            | WalkThePlankFavourPassed
            | WalkThePlankGhostRests
            | WalkThePlankGhostRose
            | WalkThePlankLaid
            | WalkThePlankLastRound
            | WalkThePlankLeftMatch
            | WalkThePlankLiesOut
            | WalkThePlankMoved
            | WalkThePlankNoEffect
            | WalkThePlankOpened
            | WalkThePlankOut
            | WalkThePlankOwnCards
            | WalkThePlankRetracted
            | WalkThePlankRoundBegan
            | WalkThePlankShoved
            | WalkThePlankTurned
        ):
            if data is None:
                return data
            if isinstance(data, dict):
                try:
                    if data.get("type") == "match.sat-down":
                        return MatchSatDown.from_dict(data)
                    if data.get("type") == "match.got-up":
                        return MatchGotUp.from_dict(data)
                    if data.get("type") == "match.invited":
                        return MatchInvited.from_dict(data)
                    if data.get("type") == "match.declined":
                        return MatchDeclined.from_dict(data)
                    if data.get("type") == "match.uninvited":
                        return MatchUninvited.from_dict(data)
                    if data.get("type") == "match.invitation-expired":
                        return MatchInvitationExpired.from_dict(data)
                    if data.get("type") == "match.handed-over":
                        return MatchHandedOver.from_dict(data)
                    if data.get("type") == "match.vacated":
                        return MatchVacated.from_dict(data)
                    if data.get("type") == "match.started":
                        return MatchStarted.from_dict(data)
                    if data.get("type") == "match.asked":
                        return MatchAsked.from_dict(data)
                    if data.get("type") == "match.your-decision":
                        return MatchYourDecision.from_dict(data)
                    if data.get("type") == "match.nonce-added":
                        return MatchNonceAdded.from_dict(data)
                    if data.get("type") == "match.standing-dropped":
                        return MatchStandingDropped.from_dict(data)
                    if data.get("type") == "match.sealed":
                        return MatchSealed.from_dict(data)
                    if data.get("type") == "match.taken-back":
                        return MatchTakenBack.from_dict(data)
                    if data.get("type") == "match.timed-out":
                        return MatchTimedOut.from_dict(data)
                    if data.get("type") == "match.lapsed":
                        return MatchLapsed.from_dict(data)
                    if data.get("type") == "match.stood-in":
                        return MatchStoodIn.from_dict(data)
                    if data.get("type") == "match.came-back":
                        return MatchCameBack.from_dict(data)
                    if data.get("type") == "match.pause-asked":
                        return MatchPauseAsked.from_dict(data)
                    if data.get("type") == "match.paused":
                        return MatchPaused.from_dict(data)
                    if data.get("type") == "match.resumed":
                        return MatchResumed.from_dict(data)
                    if data.get("type") == "match.advanced":
                        return MatchAdvanced.from_dict(data)
                    if data.get("type") == "match.gave-up":
                        return MatchGaveUp.from_dict(data)
                    if data.get("type") == "match.cancelled":
                        return MatchCancelled.from_dict(data)
                    if data.get("type") == "match.over":
                        return MatchOver.from_dict(data)
                    if data.get("type") == "amity.prepared":
                        return AmityPrepared.from_dict(data)
                    if data.get("type") == "amity.submerged":
                        return AmitySubmerged.from_dict(data)
                    if data.get("type") == "amity.started":
                        return AmityStarted.from_dict(data)
                    if data.get("type") == "amity.shuffled":
                        return AmityShuffled.from_dict(data)
                    if data.get("type") == "amity.card":
                        return AmityCardTurned.from_dict(data)
                    if data.get("type") == "amity.swimmers-placed":
                        return AmitySwimmersPlaced.from_dict(data)
                    if data.get("type") == "amity.michael-placed":
                        return AmityMichaelPlaced.from_dict(data)
                    if data.get("type") == "amity.beach-sign":
                        return AmityBeachSign.from_dict(data)
                    if data.get("type") == "amity.beach-cleared":
                        return AmityBeachCleared.from_dict(data)
                    if data.get("type") == "amity.moved-by-card":
                        return AmityMovedByCard.from_dict(data)
                    if data.get("type") == "amity.shark-turn":
                        return AmitySharkTurn.from_dict(data)
                    if data.get("type") == "amity.voyage":
                        return AmityVoyageMade.from_dict(data)
                    if data.get("type") == "amity.begun":
                        return AmityBegun.from_dict(data)
                    if data.get("type") == "amity.member-done":
                        return AmityMemberDone.from_dict(data)
                    if data.get("type") == "amity.sailed":
                        return AmitySailed.from_dict(data)
                    if data.get("type") == "amity.walked":
                        return AmityWalked.from_dict(data)
                    if data.get("type") == "amity.rescued":
                        return AmityRescued.from_dict(data)
                    if data.get("type") == "amity.picked-up":
                        return AmityPickedUp.from_dict(data)
                    if data.get("type") == "amity.launched":
                        return AmityLaunched.from_dict(data)
                    if data.get("type") == "amity.dropped":
                        return AmityDropped.from_dict(data)
                    if data.get("type") == "amity.looked":
                        return AmityLooked.from_dict(data)
                    if data.get("type") == "amity.gave":
                        return AmityGave.from_dict(data)
                    if data.get("type") == "amity.sounded":
                        return AmitySounded.from_dict(data)
                    if data.get("type") == "amity.climbed":
                        return AmityClimbed.from_dict(data)
                    if data.get("type") == "amity.left":
                        return AmitySeatLeft.from_dict(data)
                    if data.get("type") == "amity.over":
                        return AmityActOver.from_dict(data)
                    if data.get("type") == "amity.revealed":
                        return AmityRevealed.from_dict(data)
                    if data.get("type") == "aqualin.dealt":
                        return AqualinDealt.from_dict(data)
                    if data.get("type") == "aqualin.slid":
                        return AqualinSlid.from_dict(data)
                    if data.get("type") == "aqualin.placed":
                        return AqualinPlaced.from_dict(data)
                    if data.get("type") == "aqualin.drawn":
                        return AqualinDrawn.from_dict(data)
                    if data.get("type") == "aqualin.scored":
                        return AqualinScored.from_dict(data)
                    if data.get("type") == "aqualin.left":
                        return AqualinSeatLeft.from_dict(data)
                    if data.get("type") == "beach-closed.began":
                        return BeachClosedBegan.from_dict(data)
                    if data.get("type") == "beach-closed.swimmer-placed":
                        return BeachClosedSwimmerPlaced.from_dict(data)
                    if data.get("type") == "beach-closed.jaws-turn":
                        return BeachClosedJawsTurn.from_dict(data)
                    if data.get("type") == "beach-closed.own-turn":
                        return BeachClosedOwnTurn.from_dict(data)
                    if data.get("type") == "beach-closed.token-used":
                        return BeachClosedTokenUsed.from_dict(data)
                    if data.get("type") == "beach-closed.sailed":
                        return BeachClosedSailed.from_dict(data)
                    if data.get("type") == "beach-closed.shot":
                        return BeachClosedShot.from_dict(data)
                    if data.get("type") == "beach-closed.swimmer-moved":
                        return BeachClosedSwimmerMoved.from_dict(data)
                    if data.get("type") == "beach-closed.card-placed":
                        return BeachClosedCardPlaced.from_dict(data)
                    if data.get("type") == "beach-closed.card-blocked":
                        return BeachClosedCardBlocked.from_dict(data)
                    if data.get("type") == "beach-closed.dynamite-laid":
                        return BeachClosedDynamiteLaid.from_dict(data)
                    if data.get("type") == "beach-closed.orca-turn":
                        return BeachClosedOrcaTurn.from_dict(data)
                    if data.get("type") == "beach-closed.must-leave":
                        return BeachClosedMustLeave.from_dict(data)
                    if data.get("type") == "beach-closed.ended":
                        return BeachClosedEnded.from_dict(data)
                    if data.get("type") == "orca.dealt":
                        return OrcaDealt.from_dict(data)
                    if data.get("type") == "orca.hand":
                        return OrcaHand.from_dict(data)
                    if data.get("type") == "orca.offered":
                        return OrcaOffered.from_dict(data)
                    if data.get("type") == "orca.given":
                        return OrcaGiven.from_dict(data)
                    if data.get("type") == "orca.agreed":
                        return OrcaAgreed.from_dict(data)
                    if data.get("type") == "orca.shared":
                        return OrcaShared.from_dict(data)
                    if data.get("type") == "orca.stood":
                        return OrcaStood.from_dict(data)
                    if data.get("type") == "orca.revealed":
                        return OrcaRevealed.from_dict(data)
                    if data.get("type") == "orca.decided":
                        return OrcaDecided.from_dict(data)
                    if data.get("type") == "orca.chosen":
                        return OrcaChosen.from_dict(data)
                    if data.get("type") == "orca.chummed":
                        return OrcaChummed.from_dict(data)
                    if data.get("type") == "orca.shown":
                        return OrcaShown.from_dict(data)
                    if data.get("type") == "orca.prepared":
                        return OrcaPrepared.from_dict(data)
                    if data.get("type") == "orca.surfaced":
                        return OrcaSurfaced.from_dict(data)
                    if data.get("type") == "orca.attacked":
                        return OrcaAttacked.from_dict(data)
                    if data.get("type") == "orca.attached":
                        return OrcaAttached.from_dict(data)
                    if data.get("type") == "orca.spent":
                        return OrcaSpent.from_dict(data)
                    if data.get("type") == "orca.held":
                        return OrcaHeld.from_dict(data)
                    if data.get("type") == "orca.rammed":
                        return OrcaRammed.from_dict(data)
                    if data.get("type") == "orca.stayed":
                        return OrcaStayed.from_dict(data)
                    if data.get("type") == "orca.caged":
                        return OrcaCaged.from_dict(data)
                    if data.get("type") == "orca.uncaged":
                        return OrcaUncaged.from_dict(data)
                    if data.get("type") == "orca.tile-struck":
                        return OrcaTileStruck.from_dict(data)
                    if data.get("type") == "orca.member-struck":
                        return OrcaMemberStruck.from_dict(data)
                    if data.get("type") == "orca.declined":
                        return OrcaDeclined.from_dict(data)
                    if data.get("type") == "orca.mauled":
                        return OrcaMauled.from_dict(data)
                    if data.get("type") == "orca.kept":
                        return OrcaKept.from_dict(data)
                    if data.get("type") == "orca.tile-hit":
                        return OrcaTileHit.from_dict(data)
                    if data.get("type") == "orca.wounded":
                        return OrcaWounded.from_dict(data)
                    if data.get("type") == "orca.unharmed":
                        return OrcaUnharmed.from_dict(data)
                    if data.get("type") == "orca.fell":
                        return OrcaFell.from_dict(data)
                    if data.get("type") == "orca.eliminated":
                        return OrcaEliminated.from_dict(data)
                    if data.get("type") == "orca.toppled":
                        return OrcaToppled.from_dict(data)
                    if data.get("type") == "orca.bit":
                        return OrcaBit.from_dict(data)
                    if data.get("type") == "orca.dived":
                        return OrcaDived.from_dict(data)
                    if data.get("type") == "orca.poisoned":
                        return OrcaPoisoned.from_dict(data)
                    if data.get("type") == "orca.left":
                        return OrcaSeatLeft.from_dict(data)
                    if data.get("type") == "orca.ended":
                        return OrcaEnded.from_dict(data)
                    if data.get("type") == "jaws.second-act":
                        return JawsSecondAct.from_dict(data)
                    if data.get("type") == "jaws.over":
                        return JawsMatchOver.from_dict(data)
                    if data.get("type") == "walk-the-plank.opened":
                        return WalkThePlankOpened.from_dict(data)
                    if data.get("type") == "walk-the-plank.round-began":
                        return WalkThePlankRoundBegan.from_dict(data)
                    if data.get("type") == "walk-the-plank.laid":
                        return WalkThePlankLaid.from_dict(data)
                    if data.get("type") == "walk-the-plank.own-cards":
                        return WalkThePlankOwnCards.from_dict(data)
                    if data.get("type") == "walk-the-plank.turned":
                        return WalkThePlankTurned.from_dict(data)
                    if data.get("type") == "walk-the-plank.no-effect":
                        return WalkThePlankNoEffect.from_dict(data)
                    if data.get("type") == "walk-the-plank.shoved":
                        return WalkThePlankShoved.from_dict(data)
                    if data.get("type") == "walk-the-plank.dragged":
                        return WalkThePlankDragged.from_dict(data)
                    if data.get("type") == "walk-the-plank.moved":
                        return WalkThePlankMoved.from_dict(data)
                    if data.get("type") == "walk-the-plank.charged":
                        return WalkThePlankCharged.from_dict(data)
                    if data.get("type") == "walk-the-plank.extended":
                        return WalkThePlankExtended.from_dict(data)
                    if data.get("type") == "walk-the-plank.retracted":
                        return WalkThePlankRetracted.from_dict(data)
                    if data.get("type") == "walk-the-plank.drowned":
                        return WalkThePlankDrowned.from_dict(data)
                    if data.get("type") == "walk-the-plank.out":
                        return WalkThePlankOut.from_dict(data)
                    if data.get("type") == "walk-the-plank.last-round":
                        return WalkThePlankLastRound.from_dict(data)
                    if data.get("type") == "walk-the-plank.lies-out":
                        return WalkThePlankLiesOut.from_dict(data)
                    if data.get("type") == "walk-the-plank.ghost-rose":
                        return WalkThePlankGhostRose.from_dict(data)
                    if data.get("type") == "walk-the-plank.ghost-rests":
                        return WalkThePlankGhostRests.from_dict(data)
                    if data.get("type") == "walk-the-plank.left":
                        return WalkThePlankLeftMatch.from_dict(data)
                    if data.get("type") == "walk-the-plank.favour-passed":
                        return WalkThePlankFavourPassed.from_dict(data)
                    if data.get("type") == "walk-the-plank.ended":
                        return WalkThePlankEnded.from_dict(data)
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
            if isinstance(data, dict):
                from seaboard_sdk.unknown import Unknown

                return Unknown(data)
            return cast(
                AmityActOver
                | AmityBeachCleared
                | AmityBeachSign
                | AmityBegun
                | AmityCardTurned
                | AmityClimbed
                | AmityDropped
                | AmityGave
                | AmityLaunched
                | AmityLooked
                | AmityMemberDone
                | AmityMichaelPlaced
                | AmityMovedByCard
                | AmityPickedUp
                | AmityPrepared
                | AmityRescued
                | AmityRevealed
                | AmitySailed
                | AmitySeatLeft
                | AmitySharkTurn
                | AmityShuffled
                | AmitySounded
                | AmityStarted
                | AmitySubmerged
                | AmitySwimmersPlaced
                | AmityVoyageMade
                | AmityWalked
                | AqualinDealt
                | AqualinDrawn
                | AqualinPlaced
                | AqualinScored
                | AqualinSeatLeft
                | AqualinSlid
                | BeachClosedBegan
                | BeachClosedCardBlocked
                | BeachClosedCardPlaced
                | BeachClosedDynamiteLaid
                | BeachClosedEnded
                | BeachClosedJawsTurn
                | BeachClosedMustLeave
                | BeachClosedOrcaTurn
                | BeachClosedOwnTurn
                | BeachClosedSailed
                | BeachClosedShot
                | BeachClosedSwimmerMoved
                | BeachClosedSwimmerPlaced
                | BeachClosedTokenUsed
                | JawsMatchOver
                | JawsSecondAct
                | MatchAdvanced
                | MatchAsked
                | MatchCameBack
                | MatchCancelled
                | MatchDeclined
                | MatchGaveUp
                | MatchGotUp
                | MatchHandedOver
                | MatchInvitationExpired
                | MatchInvited
                | MatchLapsed
                | MatchNonceAdded
                | MatchOver
                | MatchPauseAsked
                | MatchPaused
                | MatchResumed
                | MatchSatDown
                | MatchSealed
                | MatchStandingDropped
                | MatchStarted
                | MatchStoodIn
                | MatchTakenBack
                | MatchTimedOut
                | MatchUninvited
                | MatchVacated
                | MatchYourDecision
                | None
                | OrcaAgreed
                | OrcaAttached
                | OrcaAttacked
                | OrcaBit
                | OrcaCaged
                | OrcaChosen
                | OrcaChummed
                | OrcaDealt
                | OrcaDecided
                | OrcaDeclined
                | OrcaDived
                | OrcaEliminated
                | OrcaEnded
                | OrcaFell
                | OrcaGiven
                | OrcaHand
                | OrcaHeld
                | OrcaKept
                | OrcaMauled
                | OrcaMemberStruck
                | OrcaOffered
                | OrcaPoisoned
                | OrcaPrepared
                | OrcaRammed
                | OrcaRevealed
                | OrcaSeatLeft
                | OrcaShared
                | OrcaShown
                | OrcaSpent
                | OrcaStayed
                | OrcaStood
                | OrcaSurfaced
                | OrcaTileHit
                | OrcaTileStruck
                | OrcaToppled
                | OrcaUncaged
                | OrcaUnharmed
                | OrcaWounded
                | WalkThePlankCharged
                | WalkThePlankDragged
                | WalkThePlankDrowned
                | WalkThePlankEnded
                | WalkThePlankExtended
                | WalkThePlankFavourPassed
                | WalkThePlankGhostRests
                | WalkThePlankGhostRose
                | WalkThePlankLaid
                | WalkThePlankLastRound
                | WalkThePlankLeftMatch
                | WalkThePlankLiesOut
                | WalkThePlankMoved
                | WalkThePlankNoEffect
                | WalkThePlankOpened
                | WalkThePlankOut
                | WalkThePlankOwnCards
                | WalkThePlankRetracted
                | WalkThePlankRoundBegan
                | WalkThePlankShoved
                | WalkThePlankTurned,
                data,
            )

        public = _parse_public(d.pop("public"))

        def _parse_own(
            data: object,
        ) -> (
            AmityActOver
            | AmityBeachCleared
            | AmityBeachSign
            | AmityBegun
            | AmityCardTurned
            | AmityClimbed
            | AmityDropped
            | AmityGave
            | AmityLaunched
            | AmityLooked
            | AmityMemberDone
            | AmityMichaelPlaced
            | AmityMovedByCard
            | AmityPickedUp
            | AmityPrepared
            | AmityRescued
            | AmityRevealed
            | AmitySailed
            | AmitySeatLeft
            | AmitySharkTurn
            | AmityShuffled
            | AmitySounded
            | AmityStarted
            | AmitySubmerged
            | AmitySwimmersPlaced
            | AmityVoyageMade
            | AmityWalked
            | AqualinDealt
            | AqualinDrawn
            | AqualinPlaced
            | AqualinScored
            | AqualinSeatLeft
            | AqualinSlid
            | BeachClosedBegan
            | BeachClosedCardBlocked
            | BeachClosedCardPlaced
            | BeachClosedDynamiteLaid
            | BeachClosedEnded
            | BeachClosedJawsTurn
            | BeachClosedMustLeave
            | BeachClosedOrcaTurn
            | BeachClosedOwnTurn
            | BeachClosedSailed
            | BeachClosedShot
            | BeachClosedSwimmerMoved
            | BeachClosedSwimmerPlaced
            | BeachClosedTokenUsed
            | JawsMatchOver
            | JawsSecondAct
            | MatchAdvanced
            | MatchAsked
            | MatchCameBack
            | MatchCancelled
            | MatchDeclined
            | MatchGaveUp
            | MatchGotUp
            | MatchHandedOver
            | MatchInvitationExpired
            | MatchInvited
            | MatchLapsed
            | MatchNonceAdded
            | MatchOver
            | MatchPauseAsked
            | MatchPaused
            | MatchResumed
            | MatchSatDown
            | MatchSealed
            | MatchStandingDropped
            | MatchStarted
            | MatchStoodIn
            | MatchTakenBack
            | MatchTimedOut
            | MatchUninvited
            | MatchVacated
            | MatchYourDecision
            | None
            | OrcaAgreed
            | OrcaAttached
            | OrcaAttacked
            | OrcaBit
            | OrcaCaged
            | OrcaChosen
            | OrcaChummed
            | OrcaDealt
            | OrcaDecided
            | OrcaDeclined
            | OrcaDived
            | OrcaEliminated
            | OrcaEnded
            | OrcaFell
            | OrcaGiven
            | OrcaHand
            | OrcaHeld
            | OrcaKept
            | OrcaMauled
            | OrcaMemberStruck
            | OrcaOffered
            | OrcaPoisoned
            | OrcaPrepared
            | OrcaRammed
            | OrcaRevealed
            | OrcaSeatLeft
            | OrcaShared
            | OrcaShown
            | OrcaSpent
            | OrcaStayed
            | OrcaStood
            | OrcaSurfaced
            | OrcaTileHit
            | OrcaTileStruck
            | OrcaToppled
            | OrcaUncaged
            | OrcaUnharmed
            | OrcaWounded
            | WalkThePlankCharged
            | WalkThePlankDragged
            | WalkThePlankDrowned
            | WalkThePlankEnded
            | WalkThePlankExtended
            | WalkThePlankFavourPassed
            | WalkThePlankGhostRests
            | WalkThePlankGhostRose
            | WalkThePlankLaid
            | WalkThePlankLastRound
            | WalkThePlankLeftMatch
            | WalkThePlankLiesOut
            | WalkThePlankMoved
            | WalkThePlankNoEffect
            | WalkThePlankOpened
            | WalkThePlankOut
            | WalkThePlankOwnCards
            | WalkThePlankRetracted
            | WalkThePlankRoundBegan
            | WalkThePlankShoved
            | WalkThePlankTurned
        ):
            if data is None:
                return data
            if isinstance(data, dict):
                try:
                    if data.get("type") == "match.sat-down":
                        return MatchSatDown.from_dict(data)
                    if data.get("type") == "match.got-up":
                        return MatchGotUp.from_dict(data)
                    if data.get("type") == "match.invited":
                        return MatchInvited.from_dict(data)
                    if data.get("type") == "match.declined":
                        return MatchDeclined.from_dict(data)
                    if data.get("type") == "match.uninvited":
                        return MatchUninvited.from_dict(data)
                    if data.get("type") == "match.invitation-expired":
                        return MatchInvitationExpired.from_dict(data)
                    if data.get("type") == "match.handed-over":
                        return MatchHandedOver.from_dict(data)
                    if data.get("type") == "match.vacated":
                        return MatchVacated.from_dict(data)
                    if data.get("type") == "match.started":
                        return MatchStarted.from_dict(data)
                    if data.get("type") == "match.asked":
                        return MatchAsked.from_dict(data)
                    if data.get("type") == "match.your-decision":
                        return MatchYourDecision.from_dict(data)
                    if data.get("type") == "match.nonce-added":
                        return MatchNonceAdded.from_dict(data)
                    if data.get("type") == "match.standing-dropped":
                        return MatchStandingDropped.from_dict(data)
                    if data.get("type") == "match.sealed":
                        return MatchSealed.from_dict(data)
                    if data.get("type") == "match.taken-back":
                        return MatchTakenBack.from_dict(data)
                    if data.get("type") == "match.timed-out":
                        return MatchTimedOut.from_dict(data)
                    if data.get("type") == "match.lapsed":
                        return MatchLapsed.from_dict(data)
                    if data.get("type") == "match.stood-in":
                        return MatchStoodIn.from_dict(data)
                    if data.get("type") == "match.came-back":
                        return MatchCameBack.from_dict(data)
                    if data.get("type") == "match.pause-asked":
                        return MatchPauseAsked.from_dict(data)
                    if data.get("type") == "match.paused":
                        return MatchPaused.from_dict(data)
                    if data.get("type") == "match.resumed":
                        return MatchResumed.from_dict(data)
                    if data.get("type") == "match.advanced":
                        return MatchAdvanced.from_dict(data)
                    if data.get("type") == "match.gave-up":
                        return MatchGaveUp.from_dict(data)
                    if data.get("type") == "match.cancelled":
                        return MatchCancelled.from_dict(data)
                    if data.get("type") == "match.over":
                        return MatchOver.from_dict(data)
                    if data.get("type") == "amity.prepared":
                        return AmityPrepared.from_dict(data)
                    if data.get("type") == "amity.submerged":
                        return AmitySubmerged.from_dict(data)
                    if data.get("type") == "amity.started":
                        return AmityStarted.from_dict(data)
                    if data.get("type") == "amity.shuffled":
                        return AmityShuffled.from_dict(data)
                    if data.get("type") == "amity.card":
                        return AmityCardTurned.from_dict(data)
                    if data.get("type") == "amity.swimmers-placed":
                        return AmitySwimmersPlaced.from_dict(data)
                    if data.get("type") == "amity.michael-placed":
                        return AmityMichaelPlaced.from_dict(data)
                    if data.get("type") == "amity.beach-sign":
                        return AmityBeachSign.from_dict(data)
                    if data.get("type") == "amity.beach-cleared":
                        return AmityBeachCleared.from_dict(data)
                    if data.get("type") == "amity.moved-by-card":
                        return AmityMovedByCard.from_dict(data)
                    if data.get("type") == "amity.shark-turn":
                        return AmitySharkTurn.from_dict(data)
                    if data.get("type") == "amity.voyage":
                        return AmityVoyageMade.from_dict(data)
                    if data.get("type") == "amity.begun":
                        return AmityBegun.from_dict(data)
                    if data.get("type") == "amity.member-done":
                        return AmityMemberDone.from_dict(data)
                    if data.get("type") == "amity.sailed":
                        return AmitySailed.from_dict(data)
                    if data.get("type") == "amity.walked":
                        return AmityWalked.from_dict(data)
                    if data.get("type") == "amity.rescued":
                        return AmityRescued.from_dict(data)
                    if data.get("type") == "amity.picked-up":
                        return AmityPickedUp.from_dict(data)
                    if data.get("type") == "amity.launched":
                        return AmityLaunched.from_dict(data)
                    if data.get("type") == "amity.dropped":
                        return AmityDropped.from_dict(data)
                    if data.get("type") == "amity.looked":
                        return AmityLooked.from_dict(data)
                    if data.get("type") == "amity.gave":
                        return AmityGave.from_dict(data)
                    if data.get("type") == "amity.sounded":
                        return AmitySounded.from_dict(data)
                    if data.get("type") == "amity.climbed":
                        return AmityClimbed.from_dict(data)
                    if data.get("type") == "amity.left":
                        return AmitySeatLeft.from_dict(data)
                    if data.get("type") == "amity.over":
                        return AmityActOver.from_dict(data)
                    if data.get("type") == "amity.revealed":
                        return AmityRevealed.from_dict(data)
                    if data.get("type") == "aqualin.dealt":
                        return AqualinDealt.from_dict(data)
                    if data.get("type") == "aqualin.slid":
                        return AqualinSlid.from_dict(data)
                    if data.get("type") == "aqualin.placed":
                        return AqualinPlaced.from_dict(data)
                    if data.get("type") == "aqualin.drawn":
                        return AqualinDrawn.from_dict(data)
                    if data.get("type") == "aqualin.scored":
                        return AqualinScored.from_dict(data)
                    if data.get("type") == "aqualin.left":
                        return AqualinSeatLeft.from_dict(data)
                    if data.get("type") == "beach-closed.began":
                        return BeachClosedBegan.from_dict(data)
                    if data.get("type") == "beach-closed.swimmer-placed":
                        return BeachClosedSwimmerPlaced.from_dict(data)
                    if data.get("type") == "beach-closed.jaws-turn":
                        return BeachClosedJawsTurn.from_dict(data)
                    if data.get("type") == "beach-closed.own-turn":
                        return BeachClosedOwnTurn.from_dict(data)
                    if data.get("type") == "beach-closed.token-used":
                        return BeachClosedTokenUsed.from_dict(data)
                    if data.get("type") == "beach-closed.sailed":
                        return BeachClosedSailed.from_dict(data)
                    if data.get("type") == "beach-closed.shot":
                        return BeachClosedShot.from_dict(data)
                    if data.get("type") == "beach-closed.swimmer-moved":
                        return BeachClosedSwimmerMoved.from_dict(data)
                    if data.get("type") == "beach-closed.card-placed":
                        return BeachClosedCardPlaced.from_dict(data)
                    if data.get("type") == "beach-closed.card-blocked":
                        return BeachClosedCardBlocked.from_dict(data)
                    if data.get("type") == "beach-closed.dynamite-laid":
                        return BeachClosedDynamiteLaid.from_dict(data)
                    if data.get("type") == "beach-closed.orca-turn":
                        return BeachClosedOrcaTurn.from_dict(data)
                    if data.get("type") == "beach-closed.must-leave":
                        return BeachClosedMustLeave.from_dict(data)
                    if data.get("type") == "beach-closed.ended":
                        return BeachClosedEnded.from_dict(data)
                    if data.get("type") == "orca.dealt":
                        return OrcaDealt.from_dict(data)
                    if data.get("type") == "orca.hand":
                        return OrcaHand.from_dict(data)
                    if data.get("type") == "orca.offered":
                        return OrcaOffered.from_dict(data)
                    if data.get("type") == "orca.given":
                        return OrcaGiven.from_dict(data)
                    if data.get("type") == "orca.agreed":
                        return OrcaAgreed.from_dict(data)
                    if data.get("type") == "orca.shared":
                        return OrcaShared.from_dict(data)
                    if data.get("type") == "orca.stood":
                        return OrcaStood.from_dict(data)
                    if data.get("type") == "orca.revealed":
                        return OrcaRevealed.from_dict(data)
                    if data.get("type") == "orca.decided":
                        return OrcaDecided.from_dict(data)
                    if data.get("type") == "orca.chosen":
                        return OrcaChosen.from_dict(data)
                    if data.get("type") == "orca.chummed":
                        return OrcaChummed.from_dict(data)
                    if data.get("type") == "orca.shown":
                        return OrcaShown.from_dict(data)
                    if data.get("type") == "orca.prepared":
                        return OrcaPrepared.from_dict(data)
                    if data.get("type") == "orca.surfaced":
                        return OrcaSurfaced.from_dict(data)
                    if data.get("type") == "orca.attacked":
                        return OrcaAttacked.from_dict(data)
                    if data.get("type") == "orca.attached":
                        return OrcaAttached.from_dict(data)
                    if data.get("type") == "orca.spent":
                        return OrcaSpent.from_dict(data)
                    if data.get("type") == "orca.held":
                        return OrcaHeld.from_dict(data)
                    if data.get("type") == "orca.rammed":
                        return OrcaRammed.from_dict(data)
                    if data.get("type") == "orca.stayed":
                        return OrcaStayed.from_dict(data)
                    if data.get("type") == "orca.caged":
                        return OrcaCaged.from_dict(data)
                    if data.get("type") == "orca.uncaged":
                        return OrcaUncaged.from_dict(data)
                    if data.get("type") == "orca.tile-struck":
                        return OrcaTileStruck.from_dict(data)
                    if data.get("type") == "orca.member-struck":
                        return OrcaMemberStruck.from_dict(data)
                    if data.get("type") == "orca.declined":
                        return OrcaDeclined.from_dict(data)
                    if data.get("type") == "orca.mauled":
                        return OrcaMauled.from_dict(data)
                    if data.get("type") == "orca.kept":
                        return OrcaKept.from_dict(data)
                    if data.get("type") == "orca.tile-hit":
                        return OrcaTileHit.from_dict(data)
                    if data.get("type") == "orca.wounded":
                        return OrcaWounded.from_dict(data)
                    if data.get("type") == "orca.unharmed":
                        return OrcaUnharmed.from_dict(data)
                    if data.get("type") == "orca.fell":
                        return OrcaFell.from_dict(data)
                    if data.get("type") == "orca.eliminated":
                        return OrcaEliminated.from_dict(data)
                    if data.get("type") == "orca.toppled":
                        return OrcaToppled.from_dict(data)
                    if data.get("type") == "orca.bit":
                        return OrcaBit.from_dict(data)
                    if data.get("type") == "orca.dived":
                        return OrcaDived.from_dict(data)
                    if data.get("type") == "orca.poisoned":
                        return OrcaPoisoned.from_dict(data)
                    if data.get("type") == "orca.left":
                        return OrcaSeatLeft.from_dict(data)
                    if data.get("type") == "orca.ended":
                        return OrcaEnded.from_dict(data)
                    if data.get("type") == "jaws.second-act":
                        return JawsSecondAct.from_dict(data)
                    if data.get("type") == "jaws.over":
                        return JawsMatchOver.from_dict(data)
                    if data.get("type") == "walk-the-plank.opened":
                        return WalkThePlankOpened.from_dict(data)
                    if data.get("type") == "walk-the-plank.round-began":
                        return WalkThePlankRoundBegan.from_dict(data)
                    if data.get("type") == "walk-the-plank.laid":
                        return WalkThePlankLaid.from_dict(data)
                    if data.get("type") == "walk-the-plank.own-cards":
                        return WalkThePlankOwnCards.from_dict(data)
                    if data.get("type") == "walk-the-plank.turned":
                        return WalkThePlankTurned.from_dict(data)
                    if data.get("type") == "walk-the-plank.no-effect":
                        return WalkThePlankNoEffect.from_dict(data)
                    if data.get("type") == "walk-the-plank.shoved":
                        return WalkThePlankShoved.from_dict(data)
                    if data.get("type") == "walk-the-plank.dragged":
                        return WalkThePlankDragged.from_dict(data)
                    if data.get("type") == "walk-the-plank.moved":
                        return WalkThePlankMoved.from_dict(data)
                    if data.get("type") == "walk-the-plank.charged":
                        return WalkThePlankCharged.from_dict(data)
                    if data.get("type") == "walk-the-plank.extended":
                        return WalkThePlankExtended.from_dict(data)
                    if data.get("type") == "walk-the-plank.retracted":
                        return WalkThePlankRetracted.from_dict(data)
                    if data.get("type") == "walk-the-plank.drowned":
                        return WalkThePlankDrowned.from_dict(data)
                    if data.get("type") == "walk-the-plank.out":
                        return WalkThePlankOut.from_dict(data)
                    if data.get("type") == "walk-the-plank.last-round":
                        return WalkThePlankLastRound.from_dict(data)
                    if data.get("type") == "walk-the-plank.lies-out":
                        return WalkThePlankLiesOut.from_dict(data)
                    if data.get("type") == "walk-the-plank.ghost-rose":
                        return WalkThePlankGhostRose.from_dict(data)
                    if data.get("type") == "walk-the-plank.ghost-rests":
                        return WalkThePlankGhostRests.from_dict(data)
                    if data.get("type") == "walk-the-plank.left":
                        return WalkThePlankLeftMatch.from_dict(data)
                    if data.get("type") == "walk-the-plank.favour-passed":
                        return WalkThePlankFavourPassed.from_dict(data)
                    if data.get("type") == "walk-the-plank.ended":
                        return WalkThePlankEnded.from_dict(data)
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
            if isinstance(data, dict):
                from seaboard_sdk.unknown import Unknown

                return Unknown(data)
            return cast(
                AmityActOver
                | AmityBeachCleared
                | AmityBeachSign
                | AmityBegun
                | AmityCardTurned
                | AmityClimbed
                | AmityDropped
                | AmityGave
                | AmityLaunched
                | AmityLooked
                | AmityMemberDone
                | AmityMichaelPlaced
                | AmityMovedByCard
                | AmityPickedUp
                | AmityPrepared
                | AmityRescued
                | AmityRevealed
                | AmitySailed
                | AmitySeatLeft
                | AmitySharkTurn
                | AmityShuffled
                | AmitySounded
                | AmityStarted
                | AmitySubmerged
                | AmitySwimmersPlaced
                | AmityVoyageMade
                | AmityWalked
                | AqualinDealt
                | AqualinDrawn
                | AqualinPlaced
                | AqualinScored
                | AqualinSeatLeft
                | AqualinSlid
                | BeachClosedBegan
                | BeachClosedCardBlocked
                | BeachClosedCardPlaced
                | BeachClosedDynamiteLaid
                | BeachClosedEnded
                | BeachClosedJawsTurn
                | BeachClosedMustLeave
                | BeachClosedOrcaTurn
                | BeachClosedOwnTurn
                | BeachClosedSailed
                | BeachClosedShot
                | BeachClosedSwimmerMoved
                | BeachClosedSwimmerPlaced
                | BeachClosedTokenUsed
                | JawsMatchOver
                | JawsSecondAct
                | MatchAdvanced
                | MatchAsked
                | MatchCameBack
                | MatchCancelled
                | MatchDeclined
                | MatchGaveUp
                | MatchGotUp
                | MatchHandedOver
                | MatchInvitationExpired
                | MatchInvited
                | MatchLapsed
                | MatchNonceAdded
                | MatchOver
                | MatchPauseAsked
                | MatchPaused
                | MatchResumed
                | MatchSatDown
                | MatchSealed
                | MatchStandingDropped
                | MatchStarted
                | MatchStoodIn
                | MatchTakenBack
                | MatchTimedOut
                | MatchUninvited
                | MatchVacated
                | MatchYourDecision
                | None
                | OrcaAgreed
                | OrcaAttached
                | OrcaAttacked
                | OrcaBit
                | OrcaCaged
                | OrcaChosen
                | OrcaChummed
                | OrcaDealt
                | OrcaDecided
                | OrcaDeclined
                | OrcaDived
                | OrcaEliminated
                | OrcaEnded
                | OrcaFell
                | OrcaGiven
                | OrcaHand
                | OrcaHeld
                | OrcaKept
                | OrcaMauled
                | OrcaMemberStruck
                | OrcaOffered
                | OrcaPoisoned
                | OrcaPrepared
                | OrcaRammed
                | OrcaRevealed
                | OrcaSeatLeft
                | OrcaShared
                | OrcaShown
                | OrcaSpent
                | OrcaStayed
                | OrcaStood
                | OrcaSurfaced
                | OrcaTileHit
                | OrcaTileStruck
                | OrcaToppled
                | OrcaUncaged
                | OrcaUnharmed
                | OrcaWounded
                | WalkThePlankCharged
                | WalkThePlankDragged
                | WalkThePlankDrowned
                | WalkThePlankEnded
                | WalkThePlankExtended
                | WalkThePlankFavourPassed
                | WalkThePlankGhostRests
                | WalkThePlankGhostRose
                | WalkThePlankLaid
                | WalkThePlankLastRound
                | WalkThePlankLeftMatch
                | WalkThePlankLiesOut
                | WalkThePlankMoved
                | WalkThePlankNoEffect
                | WalkThePlankOpened
                | WalkThePlankOut
                | WalkThePlankOwnCards
                | WalkThePlankRetracted
                | WalkThePlankRoundBegan
                | WalkThePlankShoved
                | WalkThePlankTurned,
                data,
            )

        own = _parse_own(d.pop("own"))

        texts = []
        _texts = d.pop("texts")
        for texts_item_data in _texts:
            texts_item = Text.from_dict(texts_item_data)

            texts.append(texts_item)

        english = cast(list[str], d.pop("english"))

        seen_event = cls(
            number=number,
            at=at,
            public=public,
            own=own,
            texts=texts,
            english=english,
        )

        return seen_event
