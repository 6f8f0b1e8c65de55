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
        if (
            isinstance(self.public, MatchSatDown)
            or isinstance(self.public, MatchGotUp)
            or isinstance(self.public, MatchInvited)
            or isinstance(self.public, MatchDeclined)
            or isinstance(self.public, MatchUninvited)
            or isinstance(self.public, MatchInvitationExpired)
            or isinstance(self.public, MatchHandedOver)
            or isinstance(self.public, MatchVacated)
            or isinstance(self.public, MatchStarted)
            or isinstance(self.public, MatchAsked)
            or isinstance(self.public, MatchYourDecision)
            or isinstance(self.public, MatchNonceAdded)
            or isinstance(self.public, MatchStandingDropped)
            or isinstance(self.public, MatchSealed)
            or isinstance(self.public, MatchTakenBack)
            or isinstance(self.public, MatchTimedOut)
            or isinstance(self.public, MatchLapsed)
            or isinstance(self.public, MatchStoodIn)
            or isinstance(self.public, MatchCameBack)
            or isinstance(self.public, MatchPauseAsked)
            or isinstance(self.public, MatchPaused)
            or isinstance(self.public, MatchResumed)
            or isinstance(self.public, MatchAdvanced)
            or isinstance(self.public, MatchGaveUp)
            or isinstance(self.public, MatchCancelled)
            or isinstance(self.public, MatchOver)
            or isinstance(self.public, AmityPrepared)
            or isinstance(self.public, AmitySubmerged)
            or isinstance(self.public, AmityStarted)
            or isinstance(self.public, AmityShuffled)
            or isinstance(self.public, AmityCardTurned)
            or isinstance(self.public, AmitySwimmersPlaced)
            or isinstance(self.public, AmityMichaelPlaced)
            or isinstance(self.public, AmityBeachSign)
            or isinstance(self.public, AmityBeachCleared)
            or isinstance(self.public, AmityMovedByCard)
            or isinstance(self.public, AmitySharkTurn)
            or isinstance(self.public, AmityVoyageMade)
            or isinstance(self.public, AmityBegun)
            or isinstance(self.public, AmityMemberDone)
            or isinstance(self.public, AmitySailed)
            or isinstance(self.public, AmityWalked)
            or isinstance(self.public, AmityRescued)
            or isinstance(self.public, AmityPickedUp)
            or isinstance(self.public, AmityLaunched)
            or isinstance(self.public, AmityDropped)
            or isinstance(self.public, AmityLooked)
            or isinstance(self.public, AmityGave)
            or isinstance(self.public, AmitySounded)
            or isinstance(self.public, AmityClimbed)
            or isinstance(self.public, AmitySeatLeft)
            or isinstance(self.public, AmityActOver)
            or isinstance(self.public, AmityRevealed)
            or isinstance(self.public, AqualinDealt)
            or isinstance(self.public, AqualinSlid)
            or isinstance(self.public, AqualinPlaced)
            or isinstance(self.public, AqualinDrawn)
            or isinstance(self.public, AqualinScored)
            or isinstance(self.public, AqualinSeatLeft)
            or isinstance(self.public, BeachClosedBegan)
            or isinstance(self.public, BeachClosedSwimmerPlaced)
            or isinstance(self.public, BeachClosedJawsTurn)
            or isinstance(self.public, BeachClosedOwnTurn)
            or isinstance(self.public, BeachClosedTokenUsed)
            or isinstance(self.public, BeachClosedSailed)
            or isinstance(self.public, BeachClosedShot)
            or isinstance(self.public, BeachClosedSwimmerMoved)
            or isinstance(self.public, BeachClosedCardPlaced)
            or isinstance(self.public, BeachClosedCardBlocked)
            or isinstance(self.public, BeachClosedDynamiteLaid)
            or isinstance(self.public, BeachClosedOrcaTurn)
            or isinstance(self.public, BeachClosedMustLeave)
            or isinstance(self.public, BeachClosedEnded)
            or isinstance(self.public, OrcaDealt)
            or isinstance(self.public, OrcaHand)
            or isinstance(self.public, OrcaOffered)
            or isinstance(self.public, OrcaGiven)
            or isinstance(self.public, OrcaAgreed)
            or isinstance(self.public, OrcaShared)
            or isinstance(self.public, OrcaStood)
            or isinstance(self.public, OrcaRevealed)
            or isinstance(self.public, OrcaDecided)
            or isinstance(self.public, OrcaChosen)
            or isinstance(self.public, OrcaChummed)
            or isinstance(self.public, OrcaShown)
            or isinstance(self.public, OrcaPrepared)
            or isinstance(self.public, OrcaSurfaced)
            or isinstance(self.public, OrcaAttacked)
            or isinstance(self.public, OrcaAttached)
            or isinstance(self.public, OrcaSpent)
            or isinstance(self.public, OrcaHeld)
            or isinstance(self.public, OrcaRammed)
            or isinstance(self.public, OrcaStayed)
            or isinstance(self.public, OrcaCaged)
            or isinstance(self.public, OrcaUncaged)
            or isinstance(self.public, OrcaTileStruck)
            or isinstance(self.public, OrcaMemberStruck)
            or isinstance(self.public, OrcaDeclined)
            or isinstance(self.public, OrcaMauled)
            or isinstance(self.public, OrcaKept)
            or isinstance(self.public, OrcaTileHit)
            or isinstance(self.public, OrcaWounded)
            or isinstance(self.public, OrcaUnharmed)
            or isinstance(self.public, OrcaFell)
            or isinstance(self.public, OrcaEliminated)
            or isinstance(self.public, OrcaToppled)
            or isinstance(self.public, OrcaBit)
            or isinstance(self.public, OrcaDived)
            or isinstance(self.public, OrcaPoisoned)
            or isinstance(self.public, OrcaSeatLeft)
            or isinstance(self.public, OrcaEnded)
            or isinstance(self.public, JawsSecondAct)
            or isinstance(self.public, JawsMatchOver)
            or isinstance(self.public, WalkThePlankOpened)
            or isinstance(self.public, WalkThePlankRoundBegan)
            or isinstance(self.public, WalkThePlankLaid)
            or isinstance(self.public, WalkThePlankOwnCards)
            or isinstance(self.public, WalkThePlankTurned)
            or isinstance(self.public, WalkThePlankNoEffect)
            or isinstance(self.public, WalkThePlankShoved)
            or isinstance(self.public, WalkThePlankDragged)
            or isinstance(self.public, WalkThePlankMoved)
            or isinstance(self.public, WalkThePlankCharged)
            or isinstance(self.public, WalkThePlankExtended)
            or isinstance(self.public, WalkThePlankRetracted)
            or isinstance(self.public, WalkThePlankDrowned)
            or isinstance(self.public, WalkThePlankOut)
            or isinstance(self.public, WalkThePlankLastRound)
            or isinstance(self.public, WalkThePlankLiesOut)
            or isinstance(self.public, WalkThePlankGhostRose)
            or isinstance(self.public, WalkThePlankGhostRests)
            or isinstance(self.public, WalkThePlankLeftMatch)
            or isinstance(self.public, WalkThePlankFavourPassed)
            or isinstance(self.public, WalkThePlankEnded)
        ):
            public = self.public.to_dict()
        else:
            public = self.public

        own: dict[str, Any] | None
        if (
            isinstance(self.own, MatchSatDown)
            or isinstance(self.own, MatchGotUp)
            or isinstance(self.own, MatchInvited)
            or isinstance(self.own, MatchDeclined)
            or isinstance(self.own, MatchUninvited)
            or isinstance(self.own, MatchInvitationExpired)
            or isinstance(self.own, MatchHandedOver)
            or isinstance(self.own, MatchVacated)
            or isinstance(self.own, MatchStarted)
            or isinstance(self.own, MatchAsked)
            or isinstance(self.own, MatchYourDecision)
            or isinstance(self.own, MatchNonceAdded)
            or isinstance(self.own, MatchStandingDropped)
            or isinstance(self.own, MatchSealed)
            or isinstance(self.own, MatchTakenBack)
            or isinstance(self.own, MatchTimedOut)
            or isinstance(self.own, MatchLapsed)
            or isinstance(self.own, MatchStoodIn)
            or isinstance(self.own, MatchCameBack)
            or isinstance(self.own, MatchPauseAsked)
            or isinstance(self.own, MatchPaused)
            or isinstance(self.own, MatchResumed)
            or isinstance(self.own, MatchAdvanced)
            or isinstance(self.own, MatchGaveUp)
            or isinstance(self.own, MatchCancelled)
            or isinstance(self.own, MatchOver)
            or isinstance(self.own, AmityPrepared)
            or isinstance(self.own, AmitySubmerged)
            or isinstance(self.own, AmityStarted)
            or isinstance(self.own, AmityShuffled)
            or isinstance(self.own, AmityCardTurned)
            or isinstance(self.own, AmitySwimmersPlaced)
            or isinstance(self.own, AmityMichaelPlaced)
            or isinstance(self.own, AmityBeachSign)
            or isinstance(self.own, AmityBeachCleared)
            or isinstance(self.own, AmityMovedByCard)
            or isinstance(self.own, AmitySharkTurn)
            or isinstance(self.own, AmityVoyageMade)
            or isinstance(self.own, AmityBegun)
            or isinstance(self.own, AmityMemberDone)
            or isinstance(self.own, AmitySailed)
            or isinstance(self.own, AmityWalked)
            or isinstance(self.own, AmityRescued)
            or isinstance(self.own, AmityPickedUp)
            or isinstance(self.own, AmityLaunched)
            or isinstance(self.own, AmityDropped)
            or isinstance(self.own, AmityLooked)
            or isinstance(self.own, AmityGave)
            or isinstance(self.own, AmitySounded)
            or isinstance(self.own, AmityClimbed)
            or isinstance(self.own, AmitySeatLeft)
            or isinstance(self.own, AmityActOver)
            or isinstance(self.own, AmityRevealed)
            or isinstance(self.own, AqualinDealt)
            or isinstance(self.own, AqualinSlid)
            or isinstance(self.own, AqualinPlaced)
            or isinstance(self.own, AqualinDrawn)
            or isinstance(self.own, AqualinScored)
            or isinstance(self.own, AqualinSeatLeft)
            or isinstance(self.own, BeachClosedBegan)
            or isinstance(self.own, BeachClosedSwimmerPlaced)
            or isinstance(self.own, BeachClosedJawsTurn)
            or isinstance(self.own, BeachClosedOwnTurn)
            or isinstance(self.own, BeachClosedTokenUsed)
            or isinstance(self.own, BeachClosedSailed)
            or isinstance(self.own, BeachClosedShot)
            or isinstance(self.own, BeachClosedSwimmerMoved)
            or isinstance(self.own, BeachClosedCardPlaced)
            or isinstance(self.own, BeachClosedCardBlocked)
            or isinstance(self.own, BeachClosedDynamiteLaid)
            or isinstance(self.own, BeachClosedOrcaTurn)
            or isinstance(self.own, BeachClosedMustLeave)
            or isinstance(self.own, BeachClosedEnded)
            or isinstance(self.own, OrcaDealt)
            or isinstance(self.own, OrcaHand)
            or isinstance(self.own, OrcaOffered)
            or isinstance(self.own, OrcaGiven)
            or isinstance(self.own, OrcaAgreed)
            or isinstance(self.own, OrcaShared)
            or isinstance(self.own, OrcaStood)
            or isinstance(self.own, OrcaRevealed)
            or isinstance(self.own, OrcaDecided)
            or isinstance(self.own, OrcaChosen)
            or isinstance(self.own, OrcaChummed)
            or isinstance(self.own, OrcaShown)
            or isinstance(self.own, OrcaPrepared)
            or isinstance(self.own, OrcaSurfaced)
            or isinstance(self.own, OrcaAttacked)
            or isinstance(self.own, OrcaAttached)
            or isinstance(self.own, OrcaSpent)
            or isinstance(self.own, OrcaHeld)
            or isinstance(self.own, OrcaRammed)
            or isinstance(self.own, OrcaStayed)
            or isinstance(self.own, OrcaCaged)
            or isinstance(self.own, OrcaUncaged)
            or isinstance(self.own, OrcaTileStruck)
            or isinstance(self.own, OrcaMemberStruck)
            or isinstance(self.own, OrcaDeclined)
            or isinstance(self.own, OrcaMauled)
            or isinstance(self.own, OrcaKept)
            or isinstance(self.own, OrcaTileHit)
            or isinstance(self.own, OrcaWounded)
            or isinstance(self.own, OrcaUnharmed)
            or isinstance(self.own, OrcaFell)
            or isinstance(self.own, OrcaEliminated)
            or isinstance(self.own, OrcaToppled)
            or isinstance(self.own, OrcaBit)
            or isinstance(self.own, OrcaDived)
            or isinstance(self.own, OrcaPoisoned)
            or isinstance(self.own, OrcaSeatLeft)
            or isinstance(self.own, OrcaEnded)
            or isinstance(self.own, JawsSecondAct)
            or isinstance(self.own, JawsMatchOver)
            or isinstance(self.own, WalkThePlankOpened)
            or isinstance(self.own, WalkThePlankRoundBegan)
            or isinstance(self.own, WalkThePlankLaid)
            or isinstance(self.own, WalkThePlankOwnCards)
            or isinstance(self.own, WalkThePlankTurned)
            or isinstance(self.own, WalkThePlankNoEffect)
            or isinstance(self.own, WalkThePlankShoved)
            or isinstance(self.own, WalkThePlankDragged)
            or isinstance(self.own, WalkThePlankMoved)
            or isinstance(self.own, WalkThePlankCharged)
            or isinstance(self.own, WalkThePlankExtended)
            or isinstance(self.own, WalkThePlankRetracted)
            or isinstance(self.own, WalkThePlankDrowned)
            or isinstance(self.own, WalkThePlankOut)
            or isinstance(self.own, WalkThePlankLastRound)
            or isinstance(self.own, WalkThePlankLiesOut)
            or isinstance(self.own, WalkThePlankGhostRose)
            or isinstance(self.own, WalkThePlankGhostRests)
            or isinstance(self.own, WalkThePlankLeftMatch)
            or isinstance(self.own, WalkThePlankFavourPassed)
            or isinstance(self.own, WalkThePlankEnded)
        ):
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
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_0 = MatchSatDown.from_dict(data)

                return componentsschemas_event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_1 = MatchGotUp.from_dict(data)

                return componentsschemas_event_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_2 = MatchInvited.from_dict(data)

                return componentsschemas_event_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_3 = MatchDeclined.from_dict(data)

                return componentsschemas_event_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_4 = MatchUninvited.from_dict(data)

                return componentsschemas_event_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_5 = MatchInvitationExpired.from_dict(data)

                return componentsschemas_event_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_6 = MatchHandedOver.from_dict(data)

                return componentsschemas_event_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_7 = MatchVacated.from_dict(data)

                return componentsschemas_event_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_8 = MatchStarted.from_dict(data)

                return componentsschemas_event_type_8
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_9 = MatchAsked.from_dict(data)

                return componentsschemas_event_type_9
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_10 = MatchYourDecision.from_dict(data)

                return componentsschemas_event_type_10
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_11 = MatchNonceAdded.from_dict(data)

                return componentsschemas_event_type_11
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_12 = MatchStandingDropped.from_dict(data)

                return componentsschemas_event_type_12
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_13 = MatchSealed.from_dict(data)

                return componentsschemas_event_type_13
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_14 = MatchTakenBack.from_dict(data)

                return componentsschemas_event_type_14
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_15 = MatchTimedOut.from_dict(data)

                return componentsschemas_event_type_15
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_16 = MatchLapsed.from_dict(data)

                return componentsschemas_event_type_16
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_17 = MatchStoodIn.from_dict(data)

                return componentsschemas_event_type_17
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_18 = MatchCameBack.from_dict(data)

                return componentsschemas_event_type_18
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_19 = MatchPauseAsked.from_dict(data)

                return componentsschemas_event_type_19
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_20 = MatchPaused.from_dict(data)

                return componentsschemas_event_type_20
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_21 = MatchResumed.from_dict(data)

                return componentsschemas_event_type_21
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_22 = MatchAdvanced.from_dict(data)

                return componentsschemas_event_type_22
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_23 = MatchGaveUp.from_dict(data)

                return componentsschemas_event_type_23
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_24 = MatchCancelled.from_dict(data)

                return componentsschemas_event_type_24
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_25 = MatchOver.from_dict(data)

                return componentsschemas_event_type_25
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_26 = AmityPrepared.from_dict(data)

                return componentsschemas_event_type_26
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_27 = AmitySubmerged.from_dict(data)

                return componentsschemas_event_type_27
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_28 = AmityStarted.from_dict(data)

                return componentsschemas_event_type_28
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_29 = AmityShuffled.from_dict(data)

                return componentsschemas_event_type_29
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_30 = AmityCardTurned.from_dict(data)

                return componentsschemas_event_type_30
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_31 = AmitySwimmersPlaced.from_dict(data)

                return componentsschemas_event_type_31
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_32 = AmityMichaelPlaced.from_dict(data)

                return componentsschemas_event_type_32
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_33 = AmityBeachSign.from_dict(data)

                return componentsschemas_event_type_33
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_34 = AmityBeachCleared.from_dict(data)

                return componentsschemas_event_type_34
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_35 = AmityMovedByCard.from_dict(data)

                return componentsschemas_event_type_35
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_36 = AmitySharkTurn.from_dict(data)

                return componentsschemas_event_type_36
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_37 = AmityVoyageMade.from_dict(data)

                return componentsschemas_event_type_37
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_38 = AmityBegun.from_dict(data)

                return componentsschemas_event_type_38
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_39 = AmityMemberDone.from_dict(data)

                return componentsschemas_event_type_39
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_40 = AmitySailed.from_dict(data)

                return componentsschemas_event_type_40
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_41 = AmityWalked.from_dict(data)

                return componentsschemas_event_type_41
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_42 = AmityRescued.from_dict(data)

                return componentsschemas_event_type_42
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_43 = AmityPickedUp.from_dict(data)

                return componentsschemas_event_type_43
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_44 = AmityLaunched.from_dict(data)

                return componentsschemas_event_type_44
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_45 = AmityDropped.from_dict(data)

                return componentsschemas_event_type_45
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_46 = AmityLooked.from_dict(data)

                return componentsschemas_event_type_46
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_47 = AmityGave.from_dict(data)

                return componentsschemas_event_type_47
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_48 = AmitySounded.from_dict(data)

                return componentsschemas_event_type_48
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_49 = AmityClimbed.from_dict(data)

                return componentsschemas_event_type_49
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_50 = AmitySeatLeft.from_dict(data)

                return componentsschemas_event_type_50
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_51 = AmityActOver.from_dict(data)

                return componentsschemas_event_type_51
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_52 = AmityRevealed.from_dict(data)

                return componentsschemas_event_type_52
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_53 = AqualinDealt.from_dict(data)

                return componentsschemas_event_type_53
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_54 = AqualinSlid.from_dict(data)

                return componentsschemas_event_type_54
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_55 = AqualinPlaced.from_dict(data)

                return componentsschemas_event_type_55
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_56 = AqualinDrawn.from_dict(data)

                return componentsschemas_event_type_56
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_57 = AqualinScored.from_dict(data)

                return componentsschemas_event_type_57
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_58 = AqualinSeatLeft.from_dict(data)

                return componentsschemas_event_type_58
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_59 = BeachClosedBegan.from_dict(data)

                return componentsschemas_event_type_59
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_60 = BeachClosedSwimmerPlaced.from_dict(
                    data
                )

                return componentsschemas_event_type_60
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_61 = BeachClosedJawsTurn.from_dict(data)

                return componentsschemas_event_type_61
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_62 = BeachClosedOwnTurn.from_dict(data)

                return componentsschemas_event_type_62
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_63 = BeachClosedTokenUsed.from_dict(data)

                return componentsschemas_event_type_63
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_64 = BeachClosedSailed.from_dict(data)

                return componentsschemas_event_type_64
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_65 = BeachClosedShot.from_dict(data)

                return componentsschemas_event_type_65
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_66 = BeachClosedSwimmerMoved.from_dict(
                    data
                )

                return componentsschemas_event_type_66
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_67 = BeachClosedCardPlaced.from_dict(data)

                return componentsschemas_event_type_67
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_68 = BeachClosedCardBlocked.from_dict(data)

                return componentsschemas_event_type_68
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_69 = BeachClosedDynamiteLaid.from_dict(
                    data
                )

                return componentsschemas_event_type_69
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_70 = BeachClosedOrcaTurn.from_dict(data)

                return componentsschemas_event_type_70
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_71 = BeachClosedMustLeave.from_dict(data)

                return componentsschemas_event_type_71
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_72 = BeachClosedEnded.from_dict(data)

                return componentsschemas_event_type_72
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_73 = OrcaDealt.from_dict(data)

                return componentsschemas_event_type_73
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_74 = OrcaHand.from_dict(data)

                return componentsschemas_event_type_74
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_75 = OrcaOffered.from_dict(data)

                return componentsschemas_event_type_75
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_76 = OrcaGiven.from_dict(data)

                return componentsschemas_event_type_76
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_77 = OrcaAgreed.from_dict(data)

                return componentsschemas_event_type_77
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_78 = OrcaShared.from_dict(data)

                return componentsschemas_event_type_78
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_79 = OrcaStood.from_dict(data)

                return componentsschemas_event_type_79
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_80 = OrcaRevealed.from_dict(data)

                return componentsschemas_event_type_80
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_81 = OrcaDecided.from_dict(data)

                return componentsschemas_event_type_81
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_82 = OrcaChosen.from_dict(data)

                return componentsschemas_event_type_82
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_83 = OrcaChummed.from_dict(data)

                return componentsschemas_event_type_83
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_84 = OrcaShown.from_dict(data)

                return componentsschemas_event_type_84
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_85 = OrcaPrepared.from_dict(data)

                return componentsschemas_event_type_85
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_86 = OrcaSurfaced.from_dict(data)

                return componentsschemas_event_type_86
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_87 = OrcaAttacked.from_dict(data)

                return componentsschemas_event_type_87
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_88 = OrcaAttached.from_dict(data)

                return componentsschemas_event_type_88
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_89 = OrcaSpent.from_dict(data)

                return componentsschemas_event_type_89
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_90 = OrcaHeld.from_dict(data)

                return componentsschemas_event_type_90
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_91 = OrcaRammed.from_dict(data)

                return componentsschemas_event_type_91
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_92 = OrcaStayed.from_dict(data)

                return componentsschemas_event_type_92
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_93 = OrcaCaged.from_dict(data)

                return componentsschemas_event_type_93
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_94 = OrcaUncaged.from_dict(data)

                return componentsschemas_event_type_94
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_95 = OrcaTileStruck.from_dict(data)

                return componentsschemas_event_type_95
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_96 = OrcaMemberStruck.from_dict(data)

                return componentsschemas_event_type_96
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_97 = OrcaDeclined.from_dict(data)

                return componentsschemas_event_type_97
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_98 = OrcaMauled.from_dict(data)

                return componentsschemas_event_type_98
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_99 = OrcaKept.from_dict(data)

                return componentsschemas_event_type_99
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_100 = OrcaTileHit.from_dict(data)

                return componentsschemas_event_type_100
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_101 = OrcaWounded.from_dict(data)

                return componentsschemas_event_type_101
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_102 = OrcaUnharmed.from_dict(data)

                return componentsschemas_event_type_102
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_103 = OrcaFell.from_dict(data)

                return componentsschemas_event_type_103
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_104 = OrcaEliminated.from_dict(data)

                return componentsschemas_event_type_104
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_105 = OrcaToppled.from_dict(data)

                return componentsschemas_event_type_105
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_106 = OrcaBit.from_dict(data)

                return componentsschemas_event_type_106
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_107 = OrcaDived.from_dict(data)

                return componentsschemas_event_type_107
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_108 = OrcaPoisoned.from_dict(data)

                return componentsschemas_event_type_108
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_109 = OrcaSeatLeft.from_dict(data)

                return componentsschemas_event_type_109
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_110 = OrcaEnded.from_dict(data)

                return componentsschemas_event_type_110
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_111 = JawsSecondAct.from_dict(data)

                return componentsschemas_event_type_111
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_112 = JawsMatchOver.from_dict(data)

                return componentsschemas_event_type_112
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_113 = WalkThePlankOpened.from_dict(data)

                return componentsschemas_event_type_113
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_114 = WalkThePlankRoundBegan.from_dict(
                    data
                )

                return componentsschemas_event_type_114
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_115 = WalkThePlankLaid.from_dict(data)

                return componentsschemas_event_type_115
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_116 = WalkThePlankOwnCards.from_dict(data)

                return componentsschemas_event_type_116
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_117 = WalkThePlankTurned.from_dict(data)

                return componentsschemas_event_type_117
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_118 = WalkThePlankNoEffect.from_dict(data)

                return componentsschemas_event_type_118
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_119 = WalkThePlankShoved.from_dict(data)

                return componentsschemas_event_type_119
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_120 = WalkThePlankDragged.from_dict(data)

                return componentsschemas_event_type_120
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_121 = WalkThePlankMoved.from_dict(data)

                return componentsschemas_event_type_121
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_122 = WalkThePlankCharged.from_dict(data)

                return componentsschemas_event_type_122
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_123 = WalkThePlankExtended.from_dict(data)

                return componentsschemas_event_type_123
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_124 = WalkThePlankRetracted.from_dict(data)

                return componentsschemas_event_type_124
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_125 = WalkThePlankDrowned.from_dict(data)

                return componentsschemas_event_type_125
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_126 = WalkThePlankOut.from_dict(data)

                return componentsschemas_event_type_126
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_127 = WalkThePlankLastRound.from_dict(data)

                return componentsschemas_event_type_127
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_128 = WalkThePlankLiesOut.from_dict(data)

                return componentsschemas_event_type_128
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_129 = WalkThePlankGhostRose.from_dict(data)

                return componentsschemas_event_type_129
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_130 = WalkThePlankGhostRests.from_dict(
                    data
                )

                return componentsschemas_event_type_130
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_131 = WalkThePlankLeftMatch.from_dict(data)

                return componentsschemas_event_type_131
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_132 = WalkThePlankFavourPassed.from_dict(
                    data
                )

                return componentsschemas_event_type_132
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_133 = WalkThePlankEnded.from_dict(data)

                return componentsschemas_event_type_133
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
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
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_0 = MatchSatDown.from_dict(data)

                return componentsschemas_event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_1 = MatchGotUp.from_dict(data)

                return componentsschemas_event_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_2 = MatchInvited.from_dict(data)

                return componentsschemas_event_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_3 = MatchDeclined.from_dict(data)

                return componentsschemas_event_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_4 = MatchUninvited.from_dict(data)

                return componentsschemas_event_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_5 = MatchInvitationExpired.from_dict(data)

                return componentsschemas_event_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_6 = MatchHandedOver.from_dict(data)

                return componentsschemas_event_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_7 = MatchVacated.from_dict(data)

                return componentsschemas_event_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_8 = MatchStarted.from_dict(data)

                return componentsschemas_event_type_8
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_9 = MatchAsked.from_dict(data)

                return componentsschemas_event_type_9
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_10 = MatchYourDecision.from_dict(data)

                return componentsschemas_event_type_10
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_11 = MatchNonceAdded.from_dict(data)

                return componentsschemas_event_type_11
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_12 = MatchStandingDropped.from_dict(data)

                return componentsschemas_event_type_12
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_13 = MatchSealed.from_dict(data)

                return componentsschemas_event_type_13
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_14 = MatchTakenBack.from_dict(data)

                return componentsschemas_event_type_14
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_15 = MatchTimedOut.from_dict(data)

                return componentsschemas_event_type_15
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_16 = MatchLapsed.from_dict(data)

                return componentsschemas_event_type_16
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_17 = MatchStoodIn.from_dict(data)

                return componentsschemas_event_type_17
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_18 = MatchCameBack.from_dict(data)

                return componentsschemas_event_type_18
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_19 = MatchPauseAsked.from_dict(data)

                return componentsschemas_event_type_19
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_20 = MatchPaused.from_dict(data)

                return componentsschemas_event_type_20
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_21 = MatchResumed.from_dict(data)

                return componentsschemas_event_type_21
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_22 = MatchAdvanced.from_dict(data)

                return componentsschemas_event_type_22
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_23 = MatchGaveUp.from_dict(data)

                return componentsschemas_event_type_23
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_24 = MatchCancelled.from_dict(data)

                return componentsschemas_event_type_24
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_25 = MatchOver.from_dict(data)

                return componentsschemas_event_type_25
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_26 = AmityPrepared.from_dict(data)

                return componentsschemas_event_type_26
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_27 = AmitySubmerged.from_dict(data)

                return componentsschemas_event_type_27
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_28 = AmityStarted.from_dict(data)

                return componentsschemas_event_type_28
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_29 = AmityShuffled.from_dict(data)

                return componentsschemas_event_type_29
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_30 = AmityCardTurned.from_dict(data)

                return componentsschemas_event_type_30
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_31 = AmitySwimmersPlaced.from_dict(data)

                return componentsschemas_event_type_31
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_32 = AmityMichaelPlaced.from_dict(data)

                return componentsschemas_event_type_32
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_33 = AmityBeachSign.from_dict(data)

                return componentsschemas_event_type_33
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_34 = AmityBeachCleared.from_dict(data)

                return componentsschemas_event_type_34
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_35 = AmityMovedByCard.from_dict(data)

                return componentsschemas_event_type_35
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_36 = AmitySharkTurn.from_dict(data)

                return componentsschemas_event_type_36
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_37 = AmityVoyageMade.from_dict(data)

                return componentsschemas_event_type_37
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_38 = AmityBegun.from_dict(data)

                return componentsschemas_event_type_38
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_39 = AmityMemberDone.from_dict(data)

                return componentsschemas_event_type_39
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_40 = AmitySailed.from_dict(data)

                return componentsschemas_event_type_40
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_41 = AmityWalked.from_dict(data)

                return componentsschemas_event_type_41
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_42 = AmityRescued.from_dict(data)

                return componentsschemas_event_type_42
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_43 = AmityPickedUp.from_dict(data)

                return componentsschemas_event_type_43
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_44 = AmityLaunched.from_dict(data)

                return componentsschemas_event_type_44
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_45 = AmityDropped.from_dict(data)

                return componentsschemas_event_type_45
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_46 = AmityLooked.from_dict(data)

                return componentsschemas_event_type_46
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_47 = AmityGave.from_dict(data)

                return componentsschemas_event_type_47
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_48 = AmitySounded.from_dict(data)

                return componentsschemas_event_type_48
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_49 = AmityClimbed.from_dict(data)

                return componentsschemas_event_type_49
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_50 = AmitySeatLeft.from_dict(data)

                return componentsschemas_event_type_50
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_51 = AmityActOver.from_dict(data)

                return componentsschemas_event_type_51
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_52 = AmityRevealed.from_dict(data)

                return componentsschemas_event_type_52
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_53 = AqualinDealt.from_dict(data)

                return componentsschemas_event_type_53
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_54 = AqualinSlid.from_dict(data)

                return componentsschemas_event_type_54
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_55 = AqualinPlaced.from_dict(data)

                return componentsschemas_event_type_55
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_56 = AqualinDrawn.from_dict(data)

                return componentsschemas_event_type_56
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_57 = AqualinScored.from_dict(data)

                return componentsschemas_event_type_57
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_58 = AqualinSeatLeft.from_dict(data)

                return componentsschemas_event_type_58
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_59 = BeachClosedBegan.from_dict(data)

                return componentsschemas_event_type_59
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_60 = BeachClosedSwimmerPlaced.from_dict(
                    data
                )

                return componentsschemas_event_type_60
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_61 = BeachClosedJawsTurn.from_dict(data)

                return componentsschemas_event_type_61
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_62 = BeachClosedOwnTurn.from_dict(data)

                return componentsschemas_event_type_62
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_63 = BeachClosedTokenUsed.from_dict(data)

                return componentsschemas_event_type_63
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_64 = BeachClosedSailed.from_dict(data)

                return componentsschemas_event_type_64
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_65 = BeachClosedShot.from_dict(data)

                return componentsschemas_event_type_65
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_66 = BeachClosedSwimmerMoved.from_dict(
                    data
                )

                return componentsschemas_event_type_66
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_67 = BeachClosedCardPlaced.from_dict(data)

                return componentsschemas_event_type_67
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_68 = BeachClosedCardBlocked.from_dict(data)

                return componentsschemas_event_type_68
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_69 = BeachClosedDynamiteLaid.from_dict(
                    data
                )

                return componentsschemas_event_type_69
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_70 = BeachClosedOrcaTurn.from_dict(data)

                return componentsschemas_event_type_70
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_71 = BeachClosedMustLeave.from_dict(data)

                return componentsschemas_event_type_71
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_72 = BeachClosedEnded.from_dict(data)

                return componentsschemas_event_type_72
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_73 = OrcaDealt.from_dict(data)

                return componentsschemas_event_type_73
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_74 = OrcaHand.from_dict(data)

                return componentsschemas_event_type_74
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_75 = OrcaOffered.from_dict(data)

                return componentsschemas_event_type_75
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_76 = OrcaGiven.from_dict(data)

                return componentsschemas_event_type_76
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_77 = OrcaAgreed.from_dict(data)

                return componentsschemas_event_type_77
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_78 = OrcaShared.from_dict(data)

                return componentsschemas_event_type_78
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_79 = OrcaStood.from_dict(data)

                return componentsschemas_event_type_79
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_80 = OrcaRevealed.from_dict(data)

                return componentsschemas_event_type_80
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_81 = OrcaDecided.from_dict(data)

                return componentsschemas_event_type_81
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_82 = OrcaChosen.from_dict(data)

                return componentsschemas_event_type_82
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_83 = OrcaChummed.from_dict(data)

                return componentsschemas_event_type_83
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_84 = OrcaShown.from_dict(data)

                return componentsschemas_event_type_84
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_85 = OrcaPrepared.from_dict(data)

                return componentsschemas_event_type_85
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_86 = OrcaSurfaced.from_dict(data)

                return componentsschemas_event_type_86
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_87 = OrcaAttacked.from_dict(data)

                return componentsschemas_event_type_87
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_88 = OrcaAttached.from_dict(data)

                return componentsschemas_event_type_88
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_89 = OrcaSpent.from_dict(data)

                return componentsschemas_event_type_89
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_90 = OrcaHeld.from_dict(data)

                return componentsschemas_event_type_90
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_91 = OrcaRammed.from_dict(data)

                return componentsschemas_event_type_91
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_92 = OrcaStayed.from_dict(data)

                return componentsschemas_event_type_92
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_93 = OrcaCaged.from_dict(data)

                return componentsschemas_event_type_93
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_94 = OrcaUncaged.from_dict(data)

                return componentsschemas_event_type_94
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_95 = OrcaTileStruck.from_dict(data)

                return componentsschemas_event_type_95
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_96 = OrcaMemberStruck.from_dict(data)

                return componentsschemas_event_type_96
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_97 = OrcaDeclined.from_dict(data)

                return componentsschemas_event_type_97
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_98 = OrcaMauled.from_dict(data)

                return componentsschemas_event_type_98
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_99 = OrcaKept.from_dict(data)

                return componentsschemas_event_type_99
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_100 = OrcaTileHit.from_dict(data)

                return componentsschemas_event_type_100
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_101 = OrcaWounded.from_dict(data)

                return componentsschemas_event_type_101
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_102 = OrcaUnharmed.from_dict(data)

                return componentsschemas_event_type_102
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_103 = OrcaFell.from_dict(data)

                return componentsschemas_event_type_103
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_104 = OrcaEliminated.from_dict(data)

                return componentsschemas_event_type_104
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_105 = OrcaToppled.from_dict(data)

                return componentsschemas_event_type_105
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_106 = OrcaBit.from_dict(data)

                return componentsschemas_event_type_106
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_107 = OrcaDived.from_dict(data)

                return componentsschemas_event_type_107
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_108 = OrcaPoisoned.from_dict(data)

                return componentsschemas_event_type_108
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_109 = OrcaSeatLeft.from_dict(data)

                return componentsschemas_event_type_109
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_110 = OrcaEnded.from_dict(data)

                return componentsschemas_event_type_110
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_111 = JawsSecondAct.from_dict(data)

                return componentsschemas_event_type_111
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_112 = JawsMatchOver.from_dict(data)

                return componentsschemas_event_type_112
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_113 = WalkThePlankOpened.from_dict(data)

                return componentsschemas_event_type_113
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_114 = WalkThePlankRoundBegan.from_dict(
                    data
                )

                return componentsschemas_event_type_114
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_115 = WalkThePlankLaid.from_dict(data)

                return componentsschemas_event_type_115
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_116 = WalkThePlankOwnCards.from_dict(data)

                return componentsschemas_event_type_116
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_117 = WalkThePlankTurned.from_dict(data)

                return componentsschemas_event_type_117
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_118 = WalkThePlankNoEffect.from_dict(data)

                return componentsschemas_event_type_118
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_119 = WalkThePlankShoved.from_dict(data)

                return componentsschemas_event_type_119
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_120 = WalkThePlankDragged.from_dict(data)

                return componentsschemas_event_type_120
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_121 = WalkThePlankMoved.from_dict(data)

                return componentsschemas_event_type_121
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_122 = WalkThePlankCharged.from_dict(data)

                return componentsschemas_event_type_122
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_123 = WalkThePlankExtended.from_dict(data)

                return componentsschemas_event_type_123
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_124 = WalkThePlankRetracted.from_dict(data)

                return componentsschemas_event_type_124
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_125 = WalkThePlankDrowned.from_dict(data)

                return componentsschemas_event_type_125
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_126 = WalkThePlankOut.from_dict(data)

                return componentsschemas_event_type_126
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_127 = WalkThePlankLastRound.from_dict(data)

                return componentsschemas_event_type_127
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_128 = WalkThePlankLiesOut.from_dict(data)

                return componentsschemas_event_type_128
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_129 = WalkThePlankGhostRose.from_dict(data)

                return componentsschemas_event_type_129
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_130 = WalkThePlankGhostRests.from_dict(
                    data
                )

                return componentsschemas_event_type_130
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_131 = WalkThePlankLeftMatch.from_dict(data)

                return componentsschemas_event_type_131
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_132 = WalkThePlankFavourPassed.from_dict(
                    data
                )

                return componentsschemas_event_type_132
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_133 = WalkThePlankEnded.from_dict(data)

                return componentsschemas_event_type_133
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
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
