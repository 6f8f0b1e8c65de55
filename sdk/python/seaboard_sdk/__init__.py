"""Play on a Seaboard service: a layer by hand over a core that is generated from the API's document."""

from seaboard_sdk import problems
from seaboard_sdk.asynchronous import AsyncClient, AsyncFeed, AsyncMatch, AsyncSeat
from seaboard_sdk.groups import (
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
    TooMany,
    Unauthenticated,
    WrongProcess,
)
from seaboard_sdk.synchronous import Client, Feed, Match, Seat
from seaboard_sdk.unknown import Unknown
from seaboard_sdk.words import Asked, Gap

__all__ = [
    "Asked",
    "AsyncClient",
    "AsyncFeed",
    "AsyncMatch",
    "AsyncSeat",
    "Client",
    "Conflict",
    "DecisionClosed",
    "DecisionVoid",
    "Feed",
    "Forbidden",
    "Gap",
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
    "TooMany",
    "Unauthenticated",
    "Unknown",
    "WrongProcess",
    "problems",
]
