# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
"""Contains all the data models used in inputs/outputs"""

from .access_token import AccessToken
from .access_token_scopes_item import AccessTokenScopesItem
from .access_tokens import AccessTokens
from .act import Act
from .act_details import ActDetails
from .acts import Acts
from .advance import Advance
from .amity_act_over import AmityActOver
from .amity_act_over_ending import AmityActOverEnding
from .amity_act_over_type import AmityActOverType
from .amity_afloat import AmityAfloat
from .amity_afloat_space import AmityAfloatSpace
from .amity_beach_cleared import AmityBeachCleared
from .amity_beach_cleared_beach import AmityBeachClearedBeach
from .amity_beach_cleared_type import AmityBeachClearedType
from .amity_beach_sign import AmityBeachSign
from .amity_beach_sign_beach import AmityBeachSignBeach
from .amity_beach_sign_sign import AmityBeachSignSign
from .amity_beach_sign_type import AmityBeachSignType
from .amity_beach_view import AmityBeachView
from .amity_beach_view_beach import AmityBeachViewBeach
from .amity_beach_view_sign import AmityBeachViewSign
from .amity_begin import AmityBegin
from .amity_begin_member import AmityBeginMember
from .amity_begin_type import AmityBeginType
from .amity_begun import AmityBegun
from .amity_begun_member import AmityBegunMember
from .amity_begun_type import AmityBegunType
from .amity_binoculars import AmityBinoculars
from .amity_binoculars_type import AmityBinocularsType
from .amity_card_turned import AmityCardTurned
from .amity_card_turned_card import AmityCardTurnedCard
from .amity_card_turned_type import AmityCardTurnedType
from .amity_choose_beach import AmityChooseBeach
from .amity_choose_beach_beach import AmityChooseBeachBeach
from .amity_choose_beach_type import AmityChooseBeachType
from .amity_choose_dock import AmityChooseDock
from .amity_choose_dock_dock import AmityChooseDockDock
from .amity_choose_dock_type import AmityChooseDockType
from .amity_climb import AmityClimb
from .amity_climb_type import AmityClimbType
from .amity_climbed import AmityClimbed
from .amity_climbed_captain import AmityClimbedCaptain
from .amity_climbed_type import AmityClimbedType
from .amity_close_beach import AmityCloseBeach
from .amity_close_beach_beach import AmityCloseBeachBeach
from .amity_close_beach_type import AmityCloseBeachType
from .amity_dash import AmityDash
from .amity_dash_path_item import AmityDashPathItem
from .amity_dash_type import AmityDashType
from .amity_devour import AmityDevour
from .amity_devour_type import AmityDevourType
from .amity_dock_view import AmityDockView
from .amity_dock_view_dock import AmityDockViewDock
from .amity_draft import AmityDraft
from .amity_draft_met_item import AmityDraftMetItem
from .amity_draft_path_item import AmityDraftPathItem
from .amity_draft_thrown_item import AmityDraftThrownItem
from .amity_draft_token_type_0 import AmityDraftTokenType0
from .amity_drop import AmityDrop
from .amity_drop_type import AmityDropType
from .amity_dropped import AmityDropped
from .amity_dropped_dock import AmityDroppedDock
from .amity_dropped_type import AmityDroppedType
from .amity_eat import AmityEat
from .amity_eat_swimmer import AmityEatSwimmer
from .amity_eat_type import AmityEatType
from .amity_eaten import AmityEaten
from .amity_eaten_beach import AmityEatenBeach
from .amity_end_turn import AmityEndTurn
from .amity_end_turn_type import AmityEndTurnType
from .amity_fish_finder import AmityFishFinder
from .amity_fish_finder_type import AmityFishFinderType
from .amity_fly import AmityFly
from .amity_fly_to import AmityFlyTo
from .amity_fly_type import AmityFlyType
from .amity_gave import AmityGave
from .amity_gave_type import AmityGaveType
from .amity_give import AmityGive
from .amity_give_type import AmityGiveType
from .amity_in_course import AmityInCourse
from .amity_in_course_member import AmityInCourseMember
from .amity_launch import AmityLaunch
from .amity_launch_to import AmityLaunchTo
from .amity_launch_type import AmityLaunchType
from .amity_launched import AmityLaunched
from .amity_launched_space import AmityLaunchedSpace
from .amity_launched_type import AmityLaunchedType
from .amity_looked import AmityLooked
from .amity_looked_beach import AmityLookedBeach
from .amity_looked_type import AmityLookedType
from .amity_member_done import AmityMemberDone
from .amity_member_done_member import AmityMemberDoneMember
from .amity_member_done_type import AmityMemberDoneType
from .amity_member_view import AmityMemberView
from .amity_member_view_member import AmityMemberViewMember
from .amity_member_view_space import AmityMemberViewSpace
from .amity_michael_placed import AmityMichaelPlaced
from .amity_michael_placed_beach import AmityMichaelPlacedBeach
from .amity_michael_placed_type import AmityMichaelPlacedType
from .amity_moved_by_card import AmityMovedByCard
from .amity_moved_by_card_member import AmityMovedByCardMember
from .amity_moved_by_card_to import AmityMovedByCardTo
from .amity_moved_by_card_type import AmityMovedByCardType
from .amity_pick_up import AmityPickUp
from .amity_pick_up_source import AmityPickUpSource
from .amity_pick_up_type import AmityPickUpType
from .amity_picked_up import AmityPickedUp
from .amity_picked_up_member import AmityPickedUpMember
from .amity_picked_up_source import AmityPickedUpSource
from .amity_picked_up_type import AmityPickedUpType
from .amity_placed import AmityPlaced
from .amity_placed_beach import AmityPlacedBeach
from .amity_play_token import AmityPlayToken
from .amity_play_token_token import AmityPlayTokenToken
from .amity_play_token_type import AmityPlayTokenType
from .amity_prepared import AmityPrepared
from .amity_prepared_brody import AmityPreparedBrody
from .amity_prepared_type import AmityPreparedType
from .amity_rescue import AmityRescue
from .amity_rescue_swimmer import AmityRescueSwimmer
from .amity_rescue_type import AmityRescueType
from .amity_rescued import AmityRescued
from .amity_rescued_beach import AmityRescuedBeach
from .amity_rescued_member import AmityRescuedMember
from .amity_rescued_swimmer import AmityRescuedSwimmer
from .amity_rescued_type import AmityRescuedType
from .amity_revealed import AmityRevealed
from .amity_revealed_start_type_0 import AmityRevealedStartType0
from .amity_revealed_tokens_item import AmityRevealedTokensItem
from .amity_revealed_type import AmityRevealedType
from .amity_sail import AmitySail
from .amity_sail_to import AmitySailTo
from .amity_sail_type import AmitySailType
from .amity_sailed import AmitySailed
from .amity_sailed_captain import AmitySailedCaptain
from .amity_sailed_to import AmitySailedTo
from .amity_sailed_type import AmitySailedType
from .amity_seat_left import AmitySeatLeft
from .amity_seat_left_type import AmitySeatLeftType
from .amity_shark_turn import AmitySharkTurn
from .amity_shark_turn_silent_item import AmitySharkTurnSilentItem
from .amity_shark_turn_type import AmitySharkTurnType
from .amity_shark_turn_went_off_item import AmitySharkTurnWentOffItem
from .amity_shark_view import AmitySharkView
from .amity_shark_view_played_type_0 import AmitySharkViewPlayedType0
from .amity_shark_view_space_type_0 import AmitySharkViewSpaceType0
from .amity_shark_view_start_type_0 import AmitySharkViewStartType0
from .amity_shark_view_tokens_item import AmitySharkViewTokensItem
from .amity_shuffled import AmityShuffled
from .amity_shuffled_type import AmityShuffledType
from .amity_sighting import AmitySighting
from .amity_sighting_by import AmitySightingBy
from .amity_sighting_space import AmitySightingSpace
from .amity_sounded import AmitySounded
from .amity_sounded_answer import AmitySoundedAnswer
from .amity_sounded_space import AmitySoundedSpace
from .amity_sounded_type import AmitySoundedType
from .amity_start import AmityStart
from .amity_start_space import AmityStartSpace
from .amity_start_type import AmityStartType
from .amity_started import AmityStarted
from .amity_started_space import AmityStartedSpace
from .amity_started_type import AmityStartedType
from .amity_submerged import AmitySubmerged
from .amity_submerged_type import AmitySubmergedType
from .amity_swim import AmitySwim
from .amity_swim_to import AmitySwimTo
from .amity_swim_type import AmitySwimType
from .amity_swimmers_placed import AmitySwimmersPlaced
from .amity_swimmers_placed_type import AmitySwimmersPlacedType
from .amity_throw import AmityThrow
from .amity_throw_captain import AmityThrowCaptain
from .amity_throw_type import AmityThrowType
from .amity_thrown import AmityThrown
from .amity_thrown_captain import AmityThrownCaptain
from .amity_thrown_space import AmityThrownSpace
from .amity_view import AmityView
from .amity_view_beaches_asked_item import AmityViewBeachesAskedItem
from .amity_view_card_type_0 import AmityViewCardType0
from .amity_view_deck_item import AmityViewDeckItem
from .amity_view_deck_order_type_0_item import AmityViewDeckOrderType0Item
from .amity_view_ending_type_0 import AmityViewEndingType0
from .amity_view_game import AmityViewGame
from .amity_view_phase import AmityViewPhase
from .amity_view_used_item import AmityViewUsedItem
from .amity_voyage import AmityVoyage
from .amity_voyage_made import AmityVoyageMade
from .amity_voyage_made_type import AmityVoyageMadeType
from .amity_voyage_path_item import AmityVoyagePathItem
from .amity_voyage_token_type_0 import AmityVoyageTokenType0
from .amity_walk import AmityWalk
from .amity_walk_to import AmityWalkTo
from .amity_walk_type import AmityWalkType
from .amity_walked import AmityWalked
from .amity_walked_to import AmityWalkedTo
from .amity_walked_type import AmityWalkedType
from .app_player import AppPlayer
from .app_players import AppPlayers
from .aqualin_dealt import AqualinDealt
from .aqualin_dealt_type import AqualinDealtType
from .aqualin_drawn import AqualinDrawn
from .aqualin_drawn_type import AqualinDrawnType
from .aqualin_place import AqualinPlace
from .aqualin_place_type import AqualinPlaceType
from .aqualin_placed import AqualinPlaced
from .aqualin_placed_type import AqualinPlacedType
from .aqualin_scored import AqualinScored
from .aqualin_scored_type import AqualinScoredType
from .aqualin_seat_left import AqualinSeatLeft
from .aqualin_seat_left_type import AqualinSeatLeftType
from .aqualin_slid import AqualinSlid
from .aqualin_slid_type import AqualinSlidType
from .aqualin_slide import AqualinSlide
from .aqualin_slide_type import AqualinSlideType
from .aqualin_view import AqualinView
from .aqualin_view_game import AqualinViewGame
from .aqualin_view_reef import AqualinViewReef
from .asked import Asked
from .asked_seat import AskedSeat
from .attempt import Attempt
from .beach_closed_attack import BeachClosedAttack
from .beach_closed_attack_type import BeachClosedAttackType
from .beach_closed_began import BeachClosedBegan
from .beach_closed_began_type import BeachClosedBeganType
from .beach_closed_block_card import BeachClosedBlockCard
from .beach_closed_block_card_type import BeachClosedBlockCardType
from .beach_closed_card_blocked import BeachClosedCardBlocked
from .beach_closed_card_blocked_type import BeachClosedCardBlockedType
from .beach_closed_card_placed import BeachClosedCardPlaced
from .beach_closed_card_placed_type import BeachClosedCardPlacedType
from .beach_closed_clue import BeachClosedClue
from .beach_closed_clue_line import BeachClosedClueLine
from .beach_closed_dynamite import BeachClosedDynamite
from .beach_closed_dynamite_laid import BeachClosedDynamiteLaid
from .beach_closed_dynamite_laid_type import BeachClosedDynamiteLaidType
from .beach_closed_dynamite_towards import BeachClosedDynamiteTowards
from .beach_closed_dynamite_type import BeachClosedDynamiteType
from .beach_closed_end import BeachClosedEnd
from .beach_closed_end_type import BeachClosedEndType
from .beach_closed_ended import BeachClosedEnded
from .beach_closed_ended_type import BeachClosedEndedType
from .beach_closed_extra_move import BeachClosedExtraMove
from .beach_closed_extra_move_type import BeachClosedExtraMoveType
from .beach_closed_give_clue import BeachClosedGiveClue
from .beach_closed_give_clue_line import BeachClosedGiveClueLine
from .beach_closed_give_clue_type import BeachClosedGiveClueType
from .beach_closed_go_to_island import BeachClosedGoToIsland
from .beach_closed_go_to_island_type import BeachClosedGoToIslandType
from .beach_closed_hide import BeachClosedHide
from .beach_closed_hide_type import BeachClosedHideType
from .beach_closed_island_move import BeachClosedIslandMove
from .beach_closed_island_move_side import BeachClosedIslandMoveSide
from .beach_closed_jaws_turn import BeachClosedJawsTurn
from .beach_closed_jaws_turn_tokens_item import BeachClosedJawsTurnTokensItem
from .beach_closed_jaws_turn_type import BeachClosedJawsTurnType
from .beach_closed_move_away import BeachClosedMoveAway
from .beach_closed_move_away_type import BeachClosedMoveAwayType
from .beach_closed_move_swimmer import BeachClosedMoveSwimmer
from .beach_closed_move_swimmer_type import BeachClosedMoveSwimmerType
from .beach_closed_must_leave import BeachClosedMustLeave
from .beach_closed_must_leave_type import BeachClosedMustLeaveType
from .beach_closed_orca_turn import BeachClosedOrcaTurn
from .beach_closed_orca_turn_type import BeachClosedOrcaTurnType
from .beach_closed_own_turn import BeachClosedOwnTurn
from .beach_closed_own_turn_type import BeachClosedOwnTurnType
from .beach_closed_place_card import BeachClosedPlaceCard
from .beach_closed_place_card_type import BeachClosedPlaceCardType
from .beach_closed_place_swimmer import BeachClosedPlaceSwimmer
from .beach_closed_place_swimmer_type import BeachClosedPlaceSwimmerType
from .beach_closed_remove import BeachClosedRemove
from .beach_closed_remove_type import BeachClosedRemoveType
from .beach_closed_sail import BeachClosedSail
from .beach_closed_sail_type import BeachClosedSailType
from .beach_closed_sailed import BeachClosedSailed
from .beach_closed_sailed_type import BeachClosedSailedType
from .beach_closed_secret_turn import BeachClosedSecretTurn
from .beach_closed_secret_turn_phase import BeachClosedSecretTurnPhase
from .beach_closed_secret_turn_tokens_item import BeachClosedSecretTurnTokensItem
from .beach_closed_shark import BeachClosedShark
from .beach_closed_shoot import BeachClosedShoot
from .beach_closed_shoot_type import BeachClosedShootType
from .beach_closed_shot import BeachClosedShot
from .beach_closed_shot_type import BeachClosedShotType
from .beach_closed_swim import BeachClosedSwim
from .beach_closed_swim_type import BeachClosedSwimType
from .beach_closed_swimmer import BeachClosedSwimmer
from .beach_closed_swimmer_moved import BeachClosedSwimmerMoved
from .beach_closed_swimmer_moved_type import BeachClosedSwimmerMovedType
from .beach_closed_swimmer_placed import BeachClosedSwimmerPlaced
from .beach_closed_swimmer_placed_type import BeachClosedSwimmerPlacedType
from .beach_closed_token_used import BeachClosedTokenUsed
from .beach_closed_token_used_token import BeachClosedTokenUsedToken
from .beach_closed_token_used_type import BeachClosedTokenUsedType
from .beach_closed_view import BeachClosedView
from .beach_closed_view_game import BeachClosedViewGame
from .beach_closed_view_jaws_tokens_item import BeachClosedViewJawsTokensItem
from .beach_closed_view_orca_tokens_item import BeachClosedViewOrcaTokensItem
from .beach_closed_view_phase import BeachClosedViewPhase
from .beach_closed_whereabouts import BeachClosedWhereabouts
from .beach_closed_whereabouts_due_type_0 import BeachClosedWhereaboutsDueType0
from .block import Block
from .blocks import Blocks
from .catch_up import CatchUp
from .chair import Chair
from .changed_player import ChangedPlayer
from .changed_webhook import ChangedWebhook
from .changed_webhook_status import ChangedWebhookStatus
from .changed_webhook_topics_item import ChangedWebhookTopicsItem
from .chat import Chat
from .chat_line import ChatLine
from .chat_page import ChatPage
from .chat_room import ChatRoom
from .chat_switch import ChatSwitch
from .choice import Choice
from .code import Code
from .created_access_token import CreatedAccessToken
from .created_player import CreatedPlayer
from .decision import Decision
from .decision_mode import DecisionMode
from .decision_status import DecisionStatus
from .decisions import Decisions
from .decline import Decline
from .decline_reason import DeclineReason
from .deliveries import Deliveries
from .delivery import Delivery
from .delivery_status import DeliveryStatus
from .draft import Draft
from .ending import Ending
from .entrant import Entrant
from .erased import Erased
from .error_schema import ErrorSchema
from .error_schema_errors import ErrorSchemaErrors
from .event_page import EventPage
from .fault import Fault
from .fault_in import FaultIn
from .game import Game
from .games import Games
from .get_document_response_200 import GetDocumentResponse200
from .glance import Glance
from .hand_over import HandOver
from .hand_over_level_type_1 import HandOverLevelType1
from .hand_over_level_type_2_type_1 import HandOverLevelType2Type1
from .hand_over_level_type_3_type_1 import HandOverLevelType3Type1
from .hand_over_to import HandOverTo
from .health import Health
from .health_status import HealthStatus
from .house_bots import HouseBots
from .house_bots_level import HouseBotsLevel
from .invitation import Invitation
from .invitation_otherwise import InvitationOtherwise
from .invitation_status import InvitationStatus
from .invitations import Invitations
from .invite import Invite
from .invite_otherwise import InviteOtherwise
from .jaws_act_result import JawsActResult
from .jaws_act_result_act import JawsActResultAct
from .jaws_act_result_winner_type_0 import JawsActResultWinnerType0
from .jaws_match_over import JawsMatchOver
from .jaws_match_over_type import JawsMatchOverType
from .jaws_match_over_winner_type_0 import JawsMatchOverWinnerType0
from .jaws_second_act import JawsSecondAct
from .jaws_second_act_type import JawsSecondActType
from .jaws_view import JawsView
from .jaws_view_act import JawsViewAct
from .jaws_view_game import JawsViewGame
from .jaws_view_talk import JawsViewTalk
from .join import Join
from .key import Key
from .keys import Keys
from .leader import Leader
from .leaders import Leaders
from .limits import Limits
from .line import Line
from .list_leaders_list import ListLeadersList
from .list_matches_status import ListMatchesStatus
from .list_tournaments_status import ListTournamentsStatus
from .log_chosen import LogChosen
from .log_chosen_kind import LogChosenKind
from .log_left import LogLeft
from .log_left_kind import LogLeftKind
from .log_left_leaving import LogLeftLeaving
from .log_revealed import LogRevealed
from .log_revealed_actions import LogRevealedActions
from .log_revealed_kind import LogRevealedKind
from .mail_code import MailCode
from .mailbox import Mailbox
from .mailbox_status import MailboxStatus
from .mailbox_turns import MailboxTurns
from .match import Match
from .match_access import MatchAccess
from .match_advanced import MatchAdvanced
from .match_advanced_type import MatchAdvancedType
from .match_asked import MatchAsked
from .match_asked_type import MatchAskedType
from .match_came_back import MatchCameBack
from .match_came_back_type import MatchCameBackType
from .match_cancelled import MatchCancelled
from .match_cancelled_type import MatchCancelledType
from .match_declined import MatchDeclined
from .match_declined_type import MatchDeclinedType
from .match_gave_up import MatchGaveUp
from .match_gave_up_type import MatchGaveUpType
from .match_got_up import MatchGotUp
from .match_got_up_type import MatchGotUpType
from .match_handed_over import MatchHandedOver
from .match_handed_over_type import MatchHandedOverType
from .match_invitation_expired import MatchInvitationExpired
from .match_invitation_expired_type import MatchInvitationExpiredType
from .match_invited import MatchInvited
from .match_invited_type import MatchInvitedType
from .match_lapsed import MatchLapsed
from .match_lapsed_type import MatchLapsedType
from .match_nonce_added import MatchNonceAdded
from .match_nonce_added_type import MatchNonceAddedType
from .match_options import MatchOptions
from .match_over import MatchOver
from .match_over_type import MatchOverType
from .match_pause_asked import MatchPauseAsked
from .match_pause_asked_type import MatchPauseAskedType
from .match_paused import MatchPaused
from .match_paused_type import MatchPausedType
from .match_resumed import MatchResumed
from .match_resumed_type import MatchResumedType
from .match_sat_down import MatchSatDown
from .match_sat_down_type import MatchSatDownType
from .match_sealed import MatchSealed
from .match_sealed_type import MatchSealedType
from .match_standing_dropped import MatchStandingDropped
from .match_standing_dropped_type import MatchStandingDroppedType
from .match_start import MatchStart
from .match_started import MatchStarted
from .match_started_type import MatchStartedType
from .match_status import MatchStatus
from .match_stood_in import MatchStoodIn
from .match_stood_in_type import MatchStoodInType
from .match_taken_back import MatchTakenBack
from .match_taken_back_type import MatchTakenBackType
from .match_timed_out import MatchTimedOut
from .match_timed_out_type import MatchTimedOutType
from .match_uninvited import MatchUninvited
from .match_uninvited_type import MatchUninvitedType
from .match_vacated import MatchVacated
from .match_vacated_type import MatchVacatedType
from .match_your_decision import MatchYourDecision
from .match_your_decision_type import MatchYourDecisionType
from .matches import Matches
from .minted_token import MintedToken
from .minted_token_scopes_item import MintedTokenScopesItem
from .mutes import Mutes
from .new_access_token import NewAccessToken
from .new_access_token_scopes_item import NewAccessTokenScopesItem
from .new_chat_line import NewChatLine
from .new_entry import NewEntry
from .new_entry_options import NewEntryOptions
from .new_mailbox import NewMailbox
from .new_mailbox_turns import NewMailboxTurns
from .new_match import NewMatch
from .new_match_access import NewMatchAccess
from .new_match_options import NewMatchOptions
from .new_match_start import NewMatchStart
from .new_note import NewNote
from .new_player import NewPlayer
from .new_tournament import NewTournament
from .new_tournament_form import NewTournamentForm
from .new_tournament_options import NewTournamentOptions
from .new_tournament_start import NewTournamentStart
from .new_vacation import NewVacation
from .new_webhook import NewWebhook
from .new_webhook_topics_item import NewWebhookTopicsItem
from .nonce import Nonce
from .note import Note
from .notice import Notice
from .notice_page import NoticePage
from .notice_topic import NoticeTopic
from .open_decision import OpenDecision
from .open_decisions import OpenDecisions
from .option import Option
from .option_schema import OptionSchema
from .orca_agree import OrcaAgree
from .orca_agree_type import OrcaAgreeType
from .orca_agreed import OrcaAgreed
from .orca_agreed_type import OrcaAgreedType
from .orca_attached import OrcaAttached
from .orca_attached_member import OrcaAttachedMember
from .orca_attached_type import OrcaAttachedType
from .orca_attack import OrcaAttack
from .orca_attack_member import OrcaAttackMember
from .orca_attack_type import OrcaAttackType
from .orca_attacked import OrcaAttacked
from .orca_attacked_member import OrcaAttackedMember
from .orca_attacked_type import OrcaAttackedType
from .orca_bit import OrcaBit
from .orca_bit_member import OrcaBitMember
from .orca_bit_type import OrcaBitType
from .orca_caged import OrcaCaged
from .orca_caged_member import OrcaCagedMember
from .orca_caged_type import OrcaCagedType
from .orca_chosen import OrcaChosen
from .orca_chosen_place import OrcaChosenPlace
from .orca_chosen_type import OrcaChosenType
from .orca_chum import OrcaChum
from .orca_chum_member import OrcaChumMember
from .orca_chum_type import OrcaChumType
from .orca_chummed import OrcaChummed
from .orca_chummed_member import OrcaChummedMember
from .orca_chummed_type import OrcaChummedType
from .orca_crew_member import OrcaCrewMember
from .orca_dealt import OrcaDealt
from .orca_dealt_type import OrcaDealtType
from .orca_decide import OrcaDecide
from .orca_decide_place import OrcaDecidePlace
from .orca_decide_type import OrcaDecideType
from .orca_decided import OrcaDecided
from .orca_decided_type import OrcaDecidedType
from .orca_decline import OrcaDecline
from .orca_decline_type import OrcaDeclineType
from .orca_declined import OrcaDeclined
from .orca_declined_type import OrcaDeclinedType
from .orca_dived import OrcaDived
from .orca_dived_type import OrcaDivedType
from .orca_eliminated import OrcaEliminated
from .orca_eliminated_member import OrcaEliminatedMember
from .orca_eliminated_type import OrcaEliminatedType
from .orca_ended import OrcaEnded
from .orca_ended_side_type_0 import OrcaEndedSideType0
from .orca_ended_type import OrcaEndedType
from .orca_fell import OrcaFell
from .orca_fell_member import OrcaFellMember
from .orca_fell_type import OrcaFellType
from .orca_give import OrcaGive
from .orca_give_member import OrcaGiveMember
from .orca_give_to import OrcaGiveTo
from .orca_give_type import OrcaGiveType
from .orca_given import OrcaGiven
from .orca_given_member import OrcaGivenMember
from .orca_given_to import OrcaGivenTo
from .orca_given_type import OrcaGivenType
from .orca_hand import OrcaHand
from .orca_hand_type import OrcaHandType
from .orca_held import OrcaHeld
from .orca_held_member import OrcaHeldMember
from .orca_held_type import OrcaHeldType
from .orca_hold import OrcaHold
from .orca_hold_member import OrcaHoldMember
from .orca_hold_type import OrcaHoldType
from .orca_keep import OrcaKeep
from .orca_keep_type import OrcaKeepType
from .orca_kept import OrcaKept
from .orca_kept_type import OrcaKeptType
from .orca_maul import OrcaMaul
from .orca_maul_type import OrcaMaulType
from .orca_mauled import OrcaMauled
from .orca_mauled_type import OrcaMauledType
from .orca_member_struck import OrcaMemberStruck
from .orca_member_struck_member import OrcaMemberStruckMember
from .orca_member_struck_type import OrcaMemberStruckType
from .orca_no_cage import OrcaNoCage
from .orca_no_cage_member import OrcaNoCageMember
from .orca_no_cage_type import OrcaNoCageType
from .orca_offered import OrcaOffered
from .orca_offered_type import OrcaOfferedType
from .orca_plan import OrcaPlan
from .orca_poisoned import OrcaPoisoned
from .orca_poisoned_type import OrcaPoisonedType
from .orca_prepare import OrcaPrepare
from .orca_prepare_member import OrcaPrepareMember
from .orca_prepare_type import OrcaPrepareType
from .orca_prepared import OrcaPrepared
from .orca_prepared_member import OrcaPreparedMember
from .orca_prepared_type import OrcaPreparedType
from .orca_ram import OrcaRam
from .orca_ram_type import OrcaRamType
from .orca_rammed import OrcaRammed
from .orca_rammed_type import OrcaRammedType
from .orca_revealed import OrcaRevealed
from .orca_revealed_type import OrcaRevealedType
from .orca_seat_left import OrcaSeatLeft
from .orca_seat_left_type import OrcaSeatLeftType
from .orca_shared import OrcaShared
from .orca_shared_type import OrcaSharedType
from .orca_shark import OrcaShark
from .orca_shark_place_type_0 import OrcaSharkPlaceType0
from .orca_show import OrcaShow
from .orca_show_place import OrcaShowPlace
from .orca_show_type import OrcaShowType
from .orca_shown import OrcaShown
from .orca_shown_place import OrcaShownPlace
from .orca_shown_type import OrcaShownType
from .orca_spent import OrcaSpent
from .orca_spent_member import OrcaSpentMember
from .orca_spent_type import OrcaSpentType
from .orca_stand import OrcaStand
from .orca_stand_member import OrcaStandMember
from .orca_stand_type import OrcaStandType
from .orca_stay import OrcaStay
from .orca_stay_type import OrcaStayType
from .orca_stayed import OrcaStayed
from .orca_stayed_type import OrcaStayedType
from .orca_stood import OrcaStood
from .orca_stood_member import OrcaStoodMember
from .orca_stood_type import OrcaStoodType
from .orca_strike import OrcaStrike
from .orca_strike_member import OrcaStrikeMember
from .orca_strike_member_member import OrcaStrikeMemberMember
from .orca_strike_member_type import OrcaStrikeMemberType
from .orca_strike_member_type_0 import OrcaStrikeMemberType0
from .orca_strike_tile import OrcaStrikeTile
from .orca_strike_tile_type import OrcaStrikeTileType
from .orca_surface import OrcaSurface
from .orca_surfaced import OrcaSurfaced
from .orca_surfaced_place import OrcaSurfacedPlace
from .orca_surfaced_type import OrcaSurfacedType
from .orca_tile_hit import OrcaTileHit
from .orca_tile_hit_tile import OrcaTileHitTile
from .orca_tile_hit_type import OrcaTileHitType
from .orca_tile_struck import OrcaTileStruck
from .orca_tile_struck_type import OrcaTileStruckType
from .orca_topple import OrcaTopple
from .orca_topple_type import OrcaToppleType
from .orca_toppled import OrcaToppled
from .orca_toppled_type import OrcaToppledType
from .orca_uncaged import OrcaUncaged
from .orca_uncaged_member import OrcaUncagedMember
from .orca_uncaged_type import OrcaUncagedType
from .orca_unharmed import OrcaUnharmed
from .orca_unharmed_member import OrcaUnharmedMember
from .orca_unharmed_type import OrcaUnharmedType
from .orca_use_cage import OrcaUseCage
from .orca_use_cage_member import OrcaUseCageMember
from .orca_use_cage_type import OrcaUseCageType
from .orca_view import OrcaView
from .orca_view_boat_item import OrcaViewBoatItem
from .orca_view_chum_type_0 import OrcaViewChumType0
from .orca_view_crew import OrcaViewCrew
from .orca_view_game import OrcaViewGame
from .orca_view_shown_type_0 import OrcaViewShownType0
from .orca_view_talk import OrcaViewTalk
from .orca_view_winner_type_0 import OrcaViewWinnerType0
from .orca_wounded import OrcaWounded
from .orca_wounded_member import OrcaWoundedMember
from .orca_wounded_type import OrcaWoundedType
from .outcome import Outcome
from .pairing import Pairing
from .player import Player
from .pool_entries import PoolEntries
from .pool_entry import PoolEntry
from .pool_entry_options import PoolEntryOptions
from .pool_entry_status import PoolEntryStatus
from .preview import Preview
from .problem import Problem
from .problem_kind import ProblemKind
from .put_app_player import PutAppPlayer
from .rating import Rating
from .rating_change import RatingChange
from .rating_change_list import RatingChangeList
from .rating_changes import RatingChanges
from .rating_list import RatingList
from .ratings import Ratings
from .readiness import Readiness
from .readiness_parts import ReadinessParts
from .readiness_status import ReadinessStatus
from .receipt import Receipt
from .receipt_maker import ReceiptMaker
from .receipt_status import ReceiptStatus
from .replay import Replay
from .replay_format import ReplayFormat
from .replay_options import ReplayOptions
from .revoked import Revoked
from .ruling import Ruling
from .sandbox import Sandbox
from .seat import Seat
from .seat_status import SeatStatus
from .seat_time import SeatTime
from .seat_wish import SeatWish
from .seat_wish_kind import SeatWishKind
from .seat_wish_level import SeatWishLevel
from .seat_wish_otherwise import SeatWishOtherwise
from .seen_event import SeenEvent
from .seen_match import SeenMatch
from .seen_match_status import SeenMatchStatus
from .seen_replay import SeenReplay
from .seen_replay_events_item import SeenReplayEventsItem
from .seen_replay_format import SeenReplayFormat
from .seen_replay_options import SeenReplayOptions
from .seen_replay_views_item import SeenReplayViewsItem
from .service import Service
from .sit_down import SitDown
from .spectators import Spectators
from .spectators_kind import SpectatorsKind
from .standing import Standing
from .standing_choice import StandingChoice
from .statement import Statement
from .table import Table
from .table_row import TableRow
from .tenant import Tenant
from .text import Text
from .text_params import TextParams
from .time_control import TimeControl
from .time_control_kind import TimeControlKind
from .time_control_policy import TimeControlPolicy
from .time_limit import TimeLimit
from .time_limit_policy import TimeLimitPolicy
from .tournament import Tournament
from .tournament_form import TournamentForm
from .tournament_options import TournamentOptions
from .tournament_round import TournamentRound
from .tournament_status import TournamentStatus
from .tournament_table import TournamentTable
from .tournaments import Tournaments
from .unblocked import Unblocked
from .vacation import Vacation
from .vacations import Vacations
from .verdict import Verdict
from .verdict_verdict import VerdictVerdict
from .walk_the_plank_become_ghost import WalkThePlankBecomeGhost
from .walk_the_plank_become_ghost_type import WalkThePlankBecomeGhostType
from .walk_the_plank_charge import WalkThePlankCharge
from .walk_the_plank_charge_origin import WalkThePlankChargeOrigin
from .walk_the_plank_charge_type import WalkThePlankChargeType
from .walk_the_plank_charged import WalkThePlankCharged
from .walk_the_plank_charged_origin import WalkThePlankChargedOrigin
from .walk_the_plank_charged_target import WalkThePlankChargedTarget
from .walk_the_plank_charged_type import WalkThePlankChargedType
from .walk_the_plank_charged_victim_target_type_0 import (
    WalkThePlankChargedVictimTargetType0,
)
from .walk_the_plank_crew import WalkThePlankCrew
from .walk_the_plank_crew_available_item import WalkThePlankCrewAvailableItem
from .walk_the_plank_crew_cards_type_0_item import WalkThePlankCrewCardsType0Item
from .walk_the_plank_crew_ghost_pass_type_0 import WalkThePlankCrewGhostPassType0
from .walk_the_plank_crew_lying_out_item import WalkThePlankCrewLyingOutItem
from .walk_the_plank_crew_pirates_item import WalkThePlankCrewPiratesItem
from .walk_the_plank_crew_status import WalkThePlankCrewStatus
from .walk_the_plank_crew_turned_item import WalkThePlankCrewTurnedItem
from .walk_the_plank_drag import WalkThePlankDrag
from .walk_the_plank_drag_place import WalkThePlankDragPlace
from .walk_the_plank_drag_type import WalkThePlankDragType
from .walk_the_plank_dragged import WalkThePlankDragged
from .walk_the_plank_dragged_origin import WalkThePlankDraggedOrigin
from .walk_the_plank_dragged_target import WalkThePlankDraggedTarget
from .walk_the_plank_dragged_type import WalkThePlankDraggedType
from .walk_the_plank_drowned import WalkThePlankDrowned
from .walk_the_plank_drowned_type import WalkThePlankDrownedType
from .walk_the_plank_ended import WalkThePlankEnded
from .walk_the_plank_ended_ending import WalkThePlankEndedEnding
from .walk_the_plank_ended_type import WalkThePlankEndedType
from .walk_the_plank_extended import WalkThePlankExtended
from .walk_the_plank_extended_type import WalkThePlankExtendedType
from .walk_the_plank_favour_passed import WalkThePlankFavourPassed
from .walk_the_plank_favour_passed_type import WalkThePlankFavourPassedType
from .walk_the_plank_ghost_pass import WalkThePlankGhostPass
from .walk_the_plank_ghost_pass_in_pass import WalkThePlankGhostPassInPass
from .walk_the_plank_ghost_rests import WalkThePlankGhostRests
from .walk_the_plank_ghost_rests_type import WalkThePlankGhostRestsType
from .walk_the_plank_ghost_rose import WalkThePlankGhostRose
from .walk_the_plank_ghost_rose_type import WalkThePlankGhostRoseType
from .walk_the_plank_haunt import WalkThePlankHaunt
from .walk_the_plank_haunt_card import WalkThePlankHauntCard
from .walk_the_plank_haunt_in_pass import WalkThePlankHauntInPass
from .walk_the_plank_haunt_type import WalkThePlankHauntType
from .walk_the_plank_laid import WalkThePlankLaid
from .walk_the_plank_laid_type import WalkThePlankLaidType
from .walk_the_plank_last_round import WalkThePlankLastRound
from .walk_the_plank_last_round_type import WalkThePlankLastRoundType
from .walk_the_plank_left_match import WalkThePlankLeftMatch
from .walk_the_plank_left_match_leaving import WalkThePlankLeftMatchLeaving
from .walk_the_plank_left_match_type import WalkThePlankLeftMatchType
from .walk_the_plank_lies_out import WalkThePlankLiesOut
from .walk_the_plank_lies_out_cards_item import WalkThePlankLiesOutCardsItem
from .walk_the_plank_lies_out_type import WalkThePlankLiesOutType
from .walk_the_plank_move import WalkThePlankMove
from .walk_the_plank_move_origin import WalkThePlankMoveOrigin
from .walk_the_plank_move_target import WalkThePlankMoveTarget
from .walk_the_plank_move_type import WalkThePlankMoveType
from .walk_the_plank_moved import WalkThePlankMoved
from .walk_the_plank_moved_origin import WalkThePlankMovedOrigin
from .walk_the_plank_moved_target import WalkThePlankMovedTarget
from .walk_the_plank_moved_type import WalkThePlankMovedType
from .walk_the_plank_no_effect import WalkThePlankNoEffect
from .walk_the_plank_no_effect_card import WalkThePlankNoEffectCard
from .walk_the_plank_no_effect_type import WalkThePlankNoEffectType
from .walk_the_plank_opened import WalkThePlankOpened
from .walk_the_plank_opened_type import WalkThePlankOpenedType
from .walk_the_plank_out import WalkThePlankOut
from .walk_the_plank_out_type import WalkThePlankOutType
from .walk_the_plank_own_cards import WalkThePlankOwnCards
from .walk_the_plank_own_cards_cards_item import WalkThePlankOwnCardsCardsItem
from .walk_the_plank_own_cards_type import WalkThePlankOwnCardsType
from .walk_the_plank_plan import WalkThePlankPlan
from .walk_the_plank_plan_cards_item import WalkThePlankPlanCardsItem
from .walk_the_plank_plan_type import WalkThePlankPlanType
from .walk_the_plank_rest import WalkThePlankRest
from .walk_the_plank_rest_type import WalkThePlankRestType
from .walk_the_plank_retracted import WalkThePlankRetracted
from .walk_the_plank_retracted_type import WalkThePlankRetractedType
from .walk_the_plank_round_began import WalkThePlankRoundBegan
from .walk_the_plank_round_began_type import WalkThePlankRoundBeganType
from .walk_the_plank_shove import WalkThePlankShove
from .walk_the_plank_shove_place import WalkThePlankShovePlace
from .walk_the_plank_shove_type import WalkThePlankShoveType
from .walk_the_plank_shoved import WalkThePlankShoved
from .walk_the_plank_shoved_origin import WalkThePlankShovedOrigin
from .walk_the_plank_shoved_target import WalkThePlankShovedTarget
from .walk_the_plank_shoved_type import WalkThePlankShovedType
from .walk_the_plank_turned import WalkThePlankTurned
from .walk_the_plank_turned_card import WalkThePlankTurnedCard
from .walk_the_plank_turned_in_pass import WalkThePlankTurnedInPass
from .walk_the_plank_turned_type import WalkThePlankTurnedType
from .walk_the_plank_unturned import WalkThePlankUnturned
from .walk_the_plank_unturned_among_item import WalkThePlankUnturnedAmongItem
from .walk_the_plank_unturned_cards_type_0_item import (
    WalkThePlankUnturnedCardsType0Item,
)
from .walk_the_plank_view import WalkThePlankView
from .walk_the_plank_view_ending_type_0 import WalkThePlankViewEndingType0
from .walk_the_plank_view_game import WalkThePlankViewGame
from .walk_the_plank_view_phase import WalkThePlankViewPhase
from .walk_the_plank_view_skulls_item import WalkThePlankViewSkullsItem
from .webhook import Webhook
from .webhook_secret import WebhookSecret
from .webhook_status import WebhookStatus
from .webhook_topics_item import WebhookTopicsItem
from .webhooks import Webhooks
from .week import Week
from .week_days_off_item import WeekDaysOffItem

__all__ = (
    "AccessToken",
    "AccessTokenScopesItem",
    "AccessTokens",
    "Act",
    "ActDetails",
    "Acts",
    "Advance",
    "AmityActOver",
    "AmityActOverEnding",
    "AmityActOverType",
    "AmityAfloat",
    "AmityAfloatSpace",
    "AmityBeachCleared",
    "AmityBeachClearedBeach",
    "AmityBeachClearedType",
    "AmityBeachSign",
    "AmityBeachSignBeach",
    "AmityBeachSignSign",
    "AmityBeachSignType",
    "AmityBeachView",
    "AmityBeachViewBeach",
    "AmityBeachViewSign",
    "AmityBegin",
    "AmityBeginMember",
    "AmityBeginType",
    "AmityBegun",
    "AmityBegunMember",
    "AmityBegunType",
    "AmityBinoculars",
    "AmityBinocularsType",
    "AmityCardTurned",
    "AmityCardTurnedCard",
    "AmityCardTurnedType",
    "AmityChooseBeach",
    "AmityChooseBeachBeach",
    "AmityChooseBeachType",
    "AmityChooseDock",
    "AmityChooseDockDock",
    "AmityChooseDockType",
    "AmityClimb",
    "AmityClimbType",
    "AmityClimbed",
    "AmityClimbedCaptain",
    "AmityClimbedType",
    "AmityCloseBeach",
    "AmityCloseBeachBeach",
    "AmityCloseBeachType",
    "AmityDash",
    "AmityDashPathItem",
    "AmityDashType",
    "AmityDevour",
    "AmityDevourType",
    "AmityDockView",
    "AmityDockViewDock",
    "AmityDraft",
    "AmityDraftMetItem",
    "AmityDraftPathItem",
    "AmityDraftThrownItem",
    "AmityDraftTokenType0",
    "AmityDrop",
    "AmityDropType",
    "AmityDropped",
    "AmityDroppedDock",
    "AmityDroppedType",
    "AmityEat",
    "AmityEatSwimmer",
    "AmityEatType",
    "AmityEaten",
    "AmityEatenBeach",
    "AmityEndTurn",
    "AmityEndTurnType",
    "AmityFishFinder",
    "AmityFishFinderType",
    "AmityFly",
    "AmityFlyTo",
    "AmityFlyType",
    "AmityGave",
    "AmityGaveType",
    "AmityGive",
    "AmityGiveType",
    "AmityInCourse",
    "AmityInCourseMember",
    "AmityLaunch",
    "AmityLaunchTo",
    "AmityLaunchType",
    "AmityLaunched",
    "AmityLaunchedSpace",
    "AmityLaunchedType",
    "AmityLooked",
    "AmityLookedBeach",
    "AmityLookedType",
    "AmityMemberDone",
    "AmityMemberDoneMember",
    "AmityMemberDoneType",
    "AmityMemberView",
    "AmityMemberViewMember",
    "AmityMemberViewSpace",
    "AmityMichaelPlaced",
    "AmityMichaelPlacedBeach",
    "AmityMichaelPlacedType",
    "AmityMovedByCard",
    "AmityMovedByCardMember",
    "AmityMovedByCardTo",
    "AmityMovedByCardType",
    "AmityPickUp",
    "AmityPickUpSource",
    "AmityPickUpType",
    "AmityPickedUp",
    "AmityPickedUpMember",
    "AmityPickedUpSource",
    "AmityPickedUpType",
    "AmityPlaced",
    "AmityPlacedBeach",
    "AmityPlayToken",
    "AmityPlayTokenToken",
    "AmityPlayTokenType",
    "AmityPrepared",
    "AmityPreparedBrody",
    "AmityPreparedType",
    "AmityRescue",
    "AmityRescueSwimmer",
    "AmityRescueType",
    "AmityRescued",
    "AmityRescuedBeach",
    "AmityRescuedMember",
    "AmityRescuedSwimmer",
    "AmityRescuedType",
    "AmityRevealed",
    "AmityRevealedStartType0",
    "AmityRevealedTokensItem",
    "AmityRevealedType",
    "AmitySail",
    "AmitySailTo",
    "AmitySailType",
    "AmitySailed",
    "AmitySailedCaptain",
    "AmitySailedTo",
    "AmitySailedType",
    "AmitySeatLeft",
    "AmitySeatLeftType",
    "AmitySharkTurn",
    "AmitySharkTurnSilentItem",
    "AmitySharkTurnType",
    "AmitySharkTurnWentOffItem",
    "AmitySharkView",
    "AmitySharkViewPlayedType0",
    "AmitySharkViewSpaceType0",
    "AmitySharkViewStartType0",
    "AmitySharkViewTokensItem",
    "AmityShuffled",
    "AmityShuffledType",
    "AmitySighting",
    "AmitySightingBy",
    "AmitySightingSpace",
    "AmitySounded",
    "AmitySoundedAnswer",
    "AmitySoundedSpace",
    "AmitySoundedType",
    "AmityStart",
    "AmityStartSpace",
    "AmityStartType",
    "AmityStarted",
    "AmityStartedSpace",
    "AmityStartedType",
    "AmitySubmerged",
    "AmitySubmergedType",
    "AmitySwim",
    "AmitySwimTo",
    "AmitySwimType",
    "AmitySwimmersPlaced",
    "AmitySwimmersPlacedType",
    "AmityThrow",
    "AmityThrowCaptain",
    "AmityThrowType",
    "AmityThrown",
    "AmityThrownCaptain",
    "AmityThrownSpace",
    "AmityView",
    "AmityViewBeachesAskedItem",
    "AmityViewCardType0",
    "AmityViewDeckItem",
    "AmityViewDeckOrderType0Item",
    "AmityViewEndingType0",
    "AmityViewGame",
    "AmityViewPhase",
    "AmityViewUsedItem",
    "AmityVoyage",
    "AmityVoyageMade",
    "AmityVoyageMadeType",
    "AmityVoyagePathItem",
    "AmityVoyageTokenType0",
    "AmityWalk",
    "AmityWalkTo",
    "AmityWalkType",
    "AmityWalked",
    "AmityWalkedTo",
    "AmityWalkedType",
    "AppPlayer",
    "AppPlayers",
    "AqualinDealt",
    "AqualinDealtType",
    "AqualinDrawn",
    "AqualinDrawnType",
    "AqualinPlace",
    "AqualinPlaceType",
    "AqualinPlaced",
    "AqualinPlacedType",
    "AqualinScored",
    "AqualinScoredType",
    "AqualinSeatLeft",
    "AqualinSeatLeftType",
    "AqualinSlid",
    "AqualinSlidType",
    "AqualinSlide",
    "AqualinSlideType",
    "AqualinView",
    "AqualinViewGame",
    "AqualinViewReef",
    "Asked",
    "AskedSeat",
    "Attempt",
    "BeachClosedAttack",
    "BeachClosedAttackType",
    "BeachClosedBegan",
    "BeachClosedBeganType",
    "BeachClosedBlockCard",
    "BeachClosedBlockCardType",
    "BeachClosedCardBlocked",
    "BeachClosedCardBlockedType",
    "BeachClosedCardPlaced",
    "BeachClosedCardPlacedType",
    "BeachClosedClue",
    "BeachClosedClueLine",
    "BeachClosedDynamite",
    "BeachClosedDynamiteLaid",
    "BeachClosedDynamiteLaidType",
    "BeachClosedDynamiteTowards",
    "BeachClosedDynamiteType",
    "BeachClosedEnd",
    "BeachClosedEndType",
    "BeachClosedEnded",
    "BeachClosedEndedType",
    "BeachClosedExtraMove",
    "BeachClosedExtraMoveType",
    "BeachClosedGiveClue",
    "BeachClosedGiveClueLine",
    "BeachClosedGiveClueType",
    "BeachClosedGoToIsland",
    "BeachClosedGoToIslandType",
    "BeachClosedHide",
    "BeachClosedHideType",
    "BeachClosedIslandMove",
    "BeachClosedIslandMoveSide",
    "BeachClosedJawsTurn",
    "BeachClosedJawsTurnTokensItem",
    "BeachClosedJawsTurnType",
    "BeachClosedMoveAway",
    "BeachClosedMoveAwayType",
    "BeachClosedMoveSwimmer",
    "BeachClosedMoveSwimmerType",
    "BeachClosedMustLeave",
    "BeachClosedMustLeaveType",
    "BeachClosedOrcaTurn",
    "BeachClosedOrcaTurnType",
    "BeachClosedOwnTurn",
    "BeachClosedOwnTurnType",
    "BeachClosedPlaceCard",
    "BeachClosedPlaceCardType",
    "BeachClosedPlaceSwimmer",
    "BeachClosedPlaceSwimmerType",
    "BeachClosedRemove",
    "BeachClosedRemoveType",
    "BeachClosedSail",
    "BeachClosedSailType",
    "BeachClosedSailed",
    "BeachClosedSailedType",
    "BeachClosedSecretTurn",
    "BeachClosedSecretTurnPhase",
    "BeachClosedSecretTurnTokensItem",
    "BeachClosedShark",
    "BeachClosedShoot",
    "BeachClosedShootType",
    "BeachClosedShot",
    "BeachClosedShotType",
    "BeachClosedSwim",
    "BeachClosedSwimType",
    "BeachClosedSwimmer",
    "BeachClosedSwimmerMoved",
    "BeachClosedSwimmerMovedType",
    "BeachClosedSwimmerPlaced",
    "BeachClosedSwimmerPlacedType",
    "BeachClosedTokenUsed",
    "BeachClosedTokenUsedToken",
    "BeachClosedTokenUsedType",
    "BeachClosedView",
    "BeachClosedViewGame",
    "BeachClosedViewJawsTokensItem",
    "BeachClosedViewOrcaTokensItem",
    "BeachClosedViewPhase",
    "BeachClosedWhereabouts",
    "BeachClosedWhereaboutsDueType0",
    "Block",
    "Blocks",
    "CatchUp",
    "Chair",
    "ChangedPlayer",
    "ChangedWebhook",
    "ChangedWebhookStatus",
    "ChangedWebhookTopicsItem",
    "Chat",
    "ChatLine",
    "ChatPage",
    "ChatRoom",
    "ChatSwitch",
    "Choice",
    "Code",
    "CreatedAccessToken",
    "CreatedPlayer",
    "Decision",
    "DecisionMode",
    "DecisionStatus",
    "Decisions",
    "Decline",
    "DeclineReason",
    "Deliveries",
    "Delivery",
    "DeliveryStatus",
    "Draft",
    "Ending",
    "Entrant",
    "Erased",
    "ErrorSchema",
    "ErrorSchemaErrors",
    "EventPage",
    "Fault",
    "FaultIn",
    "Game",
    "Games",
    "GetDocumentResponse200",
    "Glance",
    "HandOver",
    "HandOverLevelType1",
    "HandOverLevelType2Type1",
    "HandOverLevelType3Type1",
    "HandOverTo",
    "Health",
    "HealthStatus",
    "HouseBots",
    "HouseBotsLevel",
    "Invitation",
    "InvitationOtherwise",
    "InvitationStatus",
    "Invitations",
    "Invite",
    "InviteOtherwise",
    "JawsActResult",
    "JawsActResultAct",
    "JawsActResultWinnerType0",
    "JawsMatchOver",
    "JawsMatchOverType",
    "JawsMatchOverWinnerType0",
    "JawsSecondAct",
    "JawsSecondActType",
    "JawsView",
    "JawsViewAct",
    "JawsViewGame",
    "JawsViewTalk",
    "Join",
    "Key",
    "Keys",
    "Leader",
    "Leaders",
    "Limits",
    "Line",
    "ListLeadersList",
    "ListMatchesStatus",
    "ListTournamentsStatus",
    "LogChosen",
    "LogChosenKind",
    "LogLeft",
    "LogLeftKind",
    "LogLeftLeaving",
    "LogRevealed",
    "LogRevealedActions",
    "LogRevealedKind",
    "MailCode",
    "Mailbox",
    "MailboxStatus",
    "MailboxTurns",
    "Match",
    "MatchAccess",
    "MatchAdvanced",
    "MatchAdvancedType",
    "MatchAsked",
    "MatchAskedType",
    "MatchCameBack",
    "MatchCameBackType",
    "MatchCancelled",
    "MatchCancelledType",
    "MatchDeclined",
    "MatchDeclinedType",
    "MatchGaveUp",
    "MatchGaveUpType",
    "MatchGotUp",
    "MatchGotUpType",
    "MatchHandedOver",
    "MatchHandedOverType",
    "MatchInvitationExpired",
    "MatchInvitationExpiredType",
    "MatchInvited",
    "MatchInvitedType",
    "MatchLapsed",
    "MatchLapsedType",
    "MatchNonceAdded",
    "MatchNonceAddedType",
    "MatchOptions",
    "MatchOver",
    "MatchOverType",
    "MatchPauseAsked",
    "MatchPauseAskedType",
    "MatchPaused",
    "MatchPausedType",
    "MatchResumed",
    "MatchResumedType",
    "MatchSatDown",
    "MatchSatDownType",
    "MatchSealed",
    "MatchSealedType",
    "MatchStandingDropped",
    "MatchStandingDroppedType",
    "MatchStart",
    "MatchStarted",
    "MatchStartedType",
    "MatchStatus",
    "MatchStoodIn",
    "MatchStoodInType",
    "MatchTakenBack",
    "MatchTakenBackType",
    "MatchTimedOut",
    "MatchTimedOutType",
    "MatchUninvited",
    "MatchUninvitedType",
    "MatchVacated",
    "MatchVacatedType",
    "MatchYourDecision",
    "MatchYourDecisionType",
    "Matches",
    "MintedToken",
    "MintedTokenScopesItem",
    "Mutes",
    "NewAccessToken",
    "NewAccessTokenScopesItem",
    "NewChatLine",
    "NewEntry",
    "NewEntryOptions",
    "NewMailbox",
    "NewMailboxTurns",
    "NewMatch",
    "NewMatchAccess",
    "NewMatchOptions",
    "NewMatchStart",
    "NewNote",
    "NewPlayer",
    "NewTournament",
    "NewTournamentForm",
    "NewTournamentOptions",
    "NewTournamentStart",
    "NewVacation",
    "NewWebhook",
    "NewWebhookTopicsItem",
    "Nonce",
    "Note",
    "Notice",
    "NoticePage",
    "NoticeTopic",
    "OpenDecision",
    "OpenDecisions",
    "Option",
    "OptionSchema",
    "OrcaAgree",
    "OrcaAgreeType",
    "OrcaAgreed",
    "OrcaAgreedType",
    "OrcaAttached",
    "OrcaAttachedMember",
    "OrcaAttachedType",
    "OrcaAttack",
    "OrcaAttackMember",
    "OrcaAttackType",
    "OrcaAttacked",
    "OrcaAttackedMember",
    "OrcaAttackedType",
    "OrcaBit",
    "OrcaBitMember",
    "OrcaBitType",
    "OrcaCaged",
    "OrcaCagedMember",
    "OrcaCagedType",
    "OrcaChosen",
    "OrcaChosenPlace",
    "OrcaChosenType",
    "OrcaChum",
    "OrcaChumMember",
    "OrcaChumType",
    "OrcaChummed",
    "OrcaChummedMember",
    "OrcaChummedType",
    "OrcaCrewMember",
    "OrcaDealt",
    "OrcaDealtType",
    "OrcaDecide",
    "OrcaDecidePlace",
    "OrcaDecideType",
    "OrcaDecided",
    "OrcaDecidedType",
    "OrcaDecline",
    "OrcaDeclineType",
    "OrcaDeclined",
    "OrcaDeclinedType",
    "OrcaDived",
    "OrcaDivedType",
    "OrcaEliminated",
    "OrcaEliminatedMember",
    "OrcaEliminatedType",
    "OrcaEnded",
    "OrcaEndedSideType0",
    "OrcaEndedType",
    "OrcaFell",
    "OrcaFellMember",
    "OrcaFellType",
    "OrcaGive",
    "OrcaGiveMember",
    "OrcaGiveTo",
    "OrcaGiveType",
    "OrcaGiven",
    "OrcaGivenMember",
    "OrcaGivenTo",
    "OrcaGivenType",
    "OrcaHand",
    "OrcaHandType",
    "OrcaHeld",
    "OrcaHeldMember",
    "OrcaHeldType",
    "OrcaHold",
    "OrcaHoldMember",
    "OrcaHoldType",
    "OrcaKeep",
    "OrcaKeepType",
    "OrcaKept",
    "OrcaKeptType",
    "OrcaMaul",
    "OrcaMaulType",
    "OrcaMauled",
    "OrcaMauledType",
    "OrcaMemberStruck",
    "OrcaMemberStruckMember",
    "OrcaMemberStruckType",
    "OrcaNoCage",
    "OrcaNoCageMember",
    "OrcaNoCageType",
    "OrcaOffered",
    "OrcaOfferedType",
    "OrcaPlan",
    "OrcaPoisoned",
    "OrcaPoisonedType",
    "OrcaPrepare",
    "OrcaPrepareMember",
    "OrcaPrepareType",
    "OrcaPrepared",
    "OrcaPreparedMember",
    "OrcaPreparedType",
    "OrcaRam",
    "OrcaRamType",
    "OrcaRammed",
    "OrcaRammedType",
    "OrcaRevealed",
    "OrcaRevealedType",
    "OrcaSeatLeft",
    "OrcaSeatLeftType",
    "OrcaShared",
    "OrcaSharedType",
    "OrcaShark",
    "OrcaSharkPlaceType0",
    "OrcaShow",
    "OrcaShowPlace",
    "OrcaShowType",
    "OrcaShown",
    "OrcaShownPlace",
    "OrcaShownType",
    "OrcaSpent",
    "OrcaSpentMember",
    "OrcaSpentType",
    "OrcaStand",
    "OrcaStandMember",
    "OrcaStandType",
    "OrcaStay",
    "OrcaStayType",
    "OrcaStayed",
    "OrcaStayedType",
    "OrcaStood",
    "OrcaStoodMember",
    "OrcaStoodType",
    "OrcaStrike",
    "OrcaStrikeMember",
    "OrcaStrikeMemberMember",
    "OrcaStrikeMemberType",
    "OrcaStrikeMemberType0",
    "OrcaStrikeTile",
    "OrcaStrikeTileType",
    "OrcaSurface",
    "OrcaSurfaced",
    "OrcaSurfacedPlace",
    "OrcaSurfacedType",
    "OrcaTileHit",
    "OrcaTileHitTile",
    "OrcaTileHitType",
    "OrcaTileStruck",
    "OrcaTileStruckType",
    "OrcaTopple",
    "OrcaToppleType",
    "OrcaToppled",
    "OrcaToppledType",
    "OrcaUncaged",
    "OrcaUncagedMember",
    "OrcaUncagedType",
    "OrcaUnharmed",
    "OrcaUnharmedMember",
    "OrcaUnharmedType",
    "OrcaUseCage",
    "OrcaUseCageMember",
    "OrcaUseCageType",
    "OrcaView",
    "OrcaViewBoatItem",
    "OrcaViewChumType0",
    "OrcaViewCrew",
    "OrcaViewGame",
    "OrcaViewShownType0",
    "OrcaViewTalk",
    "OrcaViewWinnerType0",
    "OrcaWounded",
    "OrcaWoundedMember",
    "OrcaWoundedType",
    "Outcome",
    "Pairing",
    "Player",
    "PoolEntries",
    "PoolEntry",
    "PoolEntryOptions",
    "PoolEntryStatus",
    "Preview",
    "Problem",
    "ProblemKind",
    "PutAppPlayer",
    "Rating",
    "RatingChange",
    "RatingChangeList",
    "RatingChanges",
    "RatingList",
    "Ratings",
    "Readiness",
    "ReadinessParts",
    "ReadinessStatus",
    "Receipt",
    "ReceiptMaker",
    "ReceiptStatus",
    "Replay",
    "ReplayFormat",
    "ReplayOptions",
    "Revoked",
    "Ruling",
    "Sandbox",
    "Seat",
    "SeatStatus",
    "SeatTime",
    "SeatWish",
    "SeatWishKind",
    "SeatWishLevel",
    "SeatWishOtherwise",
    "SeenEvent",
    "SeenMatch",
    "SeenMatchStatus",
    "SeenReplay",
    "SeenReplayEventsItem",
    "SeenReplayFormat",
    "SeenReplayOptions",
    "SeenReplayViewsItem",
    "Service",
    "SitDown",
    "Spectators",
    "SpectatorsKind",
    "Standing",
    "StandingChoice",
    "Statement",
    "Table",
    "TableRow",
    "Tenant",
    "Text",
    "TextParams",
    "TimeControl",
    "TimeControlKind",
    "TimeControlPolicy",
    "TimeLimit",
    "TimeLimitPolicy",
    "Tournament",
    "TournamentForm",
    "TournamentOptions",
    "TournamentRound",
    "TournamentStatus",
    "TournamentTable",
    "Tournaments",
    "Unblocked",
    "Vacation",
    "Vacations",
    "Verdict",
    "VerdictVerdict",
    "WalkThePlankBecomeGhost",
    "WalkThePlankBecomeGhostType",
    "WalkThePlankCharge",
    "WalkThePlankChargeOrigin",
    "WalkThePlankChargeType",
    "WalkThePlankCharged",
    "WalkThePlankChargedOrigin",
    "WalkThePlankChargedTarget",
    "WalkThePlankChargedType",
    "WalkThePlankChargedVictimTargetType0",
    "WalkThePlankCrew",
    "WalkThePlankCrewAvailableItem",
    "WalkThePlankCrewCardsType0Item",
    "WalkThePlankCrewGhostPassType0",
    "WalkThePlankCrewLyingOutItem",
    "WalkThePlankCrewPiratesItem",
    "WalkThePlankCrewStatus",
    "WalkThePlankCrewTurnedItem",
    "WalkThePlankDrag",
    "WalkThePlankDragPlace",
    "WalkThePlankDragType",
    "WalkThePlankDragged",
    "WalkThePlankDraggedOrigin",
    "WalkThePlankDraggedTarget",
    "WalkThePlankDraggedType",
    "WalkThePlankDrowned",
    "WalkThePlankDrownedType",
    "WalkThePlankEnded",
    "WalkThePlankEndedEnding",
    "WalkThePlankEndedType",
    "WalkThePlankExtended",
    "WalkThePlankExtendedType",
    "WalkThePlankFavourPassed",
    "WalkThePlankFavourPassedType",
    "WalkThePlankGhostPass",
    "WalkThePlankGhostPassInPass",
    "WalkThePlankGhostRests",
    "WalkThePlankGhostRestsType",
    "WalkThePlankGhostRose",
    "WalkThePlankGhostRoseType",
    "WalkThePlankHaunt",
    "WalkThePlankHauntCard",
    "WalkThePlankHauntInPass",
    "WalkThePlankHauntType",
    "WalkThePlankLaid",
    "WalkThePlankLaidType",
    "WalkThePlankLastRound",
    "WalkThePlankLastRoundType",
    "WalkThePlankLeftMatch",
    "WalkThePlankLeftMatchLeaving",
    "WalkThePlankLeftMatchType",
    "WalkThePlankLiesOut",
    "WalkThePlankLiesOutCardsItem",
    "WalkThePlankLiesOutType",
    "WalkThePlankMove",
    "WalkThePlankMoveOrigin",
    "WalkThePlankMoveTarget",
    "WalkThePlankMoveType",
    "WalkThePlankMoved",
    "WalkThePlankMovedOrigin",
    "WalkThePlankMovedTarget",
    "WalkThePlankMovedType",
    "WalkThePlankNoEffect",
    "WalkThePlankNoEffectCard",
    "WalkThePlankNoEffectType",
    "WalkThePlankOpened",
    "WalkThePlankOpenedType",
    "WalkThePlankOut",
    "WalkThePlankOutType",
    "WalkThePlankOwnCards",
    "WalkThePlankOwnCardsCardsItem",
    "WalkThePlankOwnCardsType",
    "WalkThePlankPlan",
    "WalkThePlankPlanCardsItem",
    "WalkThePlankPlanType",
    "WalkThePlankRest",
    "WalkThePlankRestType",
    "WalkThePlankRetracted",
    "WalkThePlankRetractedType",
    "WalkThePlankRoundBegan",
    "WalkThePlankRoundBeganType",
    "WalkThePlankShove",
    "WalkThePlankShovePlace",
    "WalkThePlankShoveType",
    "WalkThePlankShoved",
    "WalkThePlankShovedOrigin",
    "WalkThePlankShovedTarget",
    "WalkThePlankShovedType",
    "WalkThePlankTurned",
    "WalkThePlankTurnedCard",
    "WalkThePlankTurnedInPass",
    "WalkThePlankTurnedType",
    "WalkThePlankUnturned",
    "WalkThePlankUnturnedAmongItem",
    "WalkThePlankUnturnedCardsType0Item",
    "WalkThePlankView",
    "WalkThePlankViewEndingType0",
    "WalkThePlankViewGame",
    "WalkThePlankViewPhase",
    "WalkThePlankViewSkullsItem",
    "Webhook",
    "WebhookSecret",
    "WebhookStatus",
    "WebhookTopicsItem",
    "Webhooks",
    "Week",
    "WeekDaysOffItem",
)
