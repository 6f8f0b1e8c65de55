"""Play on a Seaboard service: a small layer by hand over a core that is generated from the API's document."""

from seaboard_sdk.client import Client
from seaboard_sdk.matches import Match, Seat
from seaboard_sdk.problems import (
    Conflict,
    DecisionClosed,
    DecisionVoid,
    Forbidden,
    IllegalAction,
    Invalid,
    NoAnswer,
    NotFound,
    ProblemError,
    SeaboardError,
    ServerFault,
    Stale,
    Unauthenticated,
    WrongProcess,
)

__all__ = [
    "Client",
    "Conflict",
    "DecisionClosed",
    "DecisionVoid",
    "Forbidden",
    "IllegalAction",
    "Invalid",
    "Match",
    "NoAnswer",
    "NotFound",
    "ProblemError",
    "SeaboardError",
    "Seat",
    "ServerFault",
    "Stale",
    "Unauthenticated",
    "WrongProcess",
]
