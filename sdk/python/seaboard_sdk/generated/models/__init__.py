# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
"""Contains all the data models used in inputs/outputs"""

from .aqualin_dealt import AqualinDealt
from .aqualin_dealt_type import AqualinDealtType
from .aqualin_drawn import AqualinDrawn
from .aqualin_drawn_type import AqualinDrawnType
from .aqualin_left import AqualinLeft
from .aqualin_left_type import AqualinLeftType
from .aqualin_place import AqualinPlace
from .aqualin_place_type import AqualinPlaceType
from .aqualin_placed import AqualinPlaced
from .aqualin_placed_type import AqualinPlacedType
from .aqualin_scored import AqualinScored
from .aqualin_scored_type import AqualinScoredType
from .aqualin_slid import AqualinSlid
from .aqualin_slid_type import AqualinSlidType
from .aqualin_slide import AqualinSlide
from .aqualin_slide_type import AqualinSlideType
from .aqualin_view import AqualinView
from .aqualin_view_game import AqualinViewGame
from .aqualin_view_reef import AqualinViewReef
from .asked import Asked
from .chair import Chair
from .choice import Choice
from .created_player import CreatedPlayer
from .decision import Decision
from .decision_mode import DecisionMode
from .decision_status import DecisionStatus
from .decisions import Decisions
from .draft import Draft
from .ending import Ending
from .error_schema import ErrorSchema
from .error_schema_errors import ErrorSchemaErrors
from .event_page import EventPage
from .fault import Fault
from .fault_in import FaultIn
from .game import Game
from .games import Games
from .get_document_response_200 import GetDocumentResponse200
from .health import Health
from .health_status import HealthStatus
from .limits import Limits
from .list_matches_status import ListMatchesStatus
from .match import Match
from .match_access import MatchAccess
from .match_options import MatchOptions
from .match_start import MatchStart
from .match_status import MatchStatus
from .matches import Matches
from .new_match import NewMatch
from .new_match_access import NewMatchAccess
from .new_match_options import NewMatchOptions
from .new_match_start import NewMatchStart
from .new_player import NewPlayer
from .open_decision import OpenDecision
from .open_decisions import OpenDecisions
from .option import Option
from .option_schema import OptionSchema
from .other_view import OtherView
from .other_view_game import OtherViewGame
from .other_view_m import OtherViewM
from .outcome import Outcome
from .player import Player
from .preview import Preview
from .problem import Problem
from .problem_kind import ProblemKind
from .readiness import Readiness
from .readiness_parts import ReadinessParts
from .readiness_status import ReadinessStatus
from .receipt import Receipt
from .receipt_maker import ReceiptMaker
from .receipt_status import ReceiptStatus
from .replay import Replay
from .ruling import Ruling
from .seat import Seat
from .seat_status import SeatStatus
from .seat_wish import SeatWish
from .seat_wish_kind import SeatWishKind
from .seat_wish_level import SeatWishLevel
from .seen_event import SeenEvent
from .seen_match import SeenMatch
from .seen_match_status import SeenMatchStatus
from .service import Service
from .sit_down import SitDown
from .table import Table
from .text import Text
from .text_params import TextParams
from .time_limit import TimeLimit
from .time_limit_policy import TimeLimitPolicy

__all__ = (
    "AqualinDealt",
    "AqualinDealtType",
    "AqualinDrawn",
    "AqualinDrawnType",
    "AqualinLeft",
    "AqualinLeftType",
    "AqualinPlace",
    "AqualinPlaceType",
    "AqualinPlaced",
    "AqualinPlacedType",
    "AqualinScored",
    "AqualinScoredType",
    "AqualinSlid",
    "AqualinSlidType",
    "AqualinSlide",
    "AqualinSlideType",
    "AqualinView",
    "AqualinViewGame",
    "AqualinViewReef",
    "Asked",
    "Chair",
    "Choice",
    "CreatedPlayer",
    "Decision",
    "DecisionMode",
    "DecisionStatus",
    "Decisions",
    "Draft",
    "Ending",
    "ErrorSchema",
    "ErrorSchemaErrors",
    "EventPage",
    "Fault",
    "FaultIn",
    "Game",
    "Games",
    "GetDocumentResponse200",
    "Health",
    "HealthStatus",
    "Limits",
    "ListMatchesStatus",
    "Match",
    "MatchAccess",
    "MatchOptions",
    "MatchStart",
    "MatchStatus",
    "Matches",
    "NewMatch",
    "NewMatchAccess",
    "NewMatchOptions",
    "NewMatchStart",
    "NewPlayer",
    "OpenDecision",
    "OpenDecisions",
    "Option",
    "OptionSchema",
    "OtherView",
    "OtherViewGame",
    "OtherViewM",
    "Outcome",
    "Player",
    "Preview",
    "Problem",
    "ProblemKind",
    "Readiness",
    "ReadinessParts",
    "ReadinessStatus",
    "Receipt",
    "ReceiptMaker",
    "ReceiptStatus",
    "Replay",
    "Ruling",
    "Seat",
    "SeatStatus",
    "SeatWish",
    "SeatWishKind",
    "SeatWishLevel",
    "SeenEvent",
    "SeenMatch",
    "SeenMatchStatus",
    "Service",
    "SitDown",
    "Table",
    "Text",
    "TextParams",
    "TimeLimit",
    "TimeLimitPolicy",
)
