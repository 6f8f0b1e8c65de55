"""What a match is opened with: its game, its seats, its clock, and who may follow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from seaboard.engine.facts import Facts
from seaboard.engine.records import Action, Event, View
from seaboard.matches.clocks import TimeControl
from seaboard.matches.words.people import HOUSE

Access = Literal["public", "private"]


Start = Literal["full", "call"]
"""`full`: the match starts when its last seat is taken; `call`: when who opened it says so."""


SpectatorKind = Literal["none", "live", "delayed"]


Policy = Literal["forfeit", "default-action"]


Verdict = Literal["forfeit", "wait"]


Maker = Literal["seat", "clock", "conditional", "house"]


WishKind = Literal["me", "open", "house", "invited", "player"]
"""`player` seats somebody without asking: for the pool, which was asked before."""


Otherwise = Literal["open", "abort"]
"""What happens when an invitation is declined or expires: the seat is `open` to all, or the match is called off."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game that is offered, with what its package brings for the API."""

    facts: Facts
    levels: tuple[str, ...]
    view_type: type[View]
    action_types: tuple[type[Action], ...]
    event_types: tuple[type[Event], ...]


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """The short form of a time control per decision: how long a seat may take, and what happens when it is late."""

    seconds: int
    policy: Policy


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A match to test clients with: its opener may choose its seed and what the seats added to it, and moves its clock.
    `choices`, as a replay has them, are played at once. Marked, and never rated."""

    seed: bytes | None = None
    nonces: Sequence[bytes] = ()
    choices: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True, slots=True)
class Spectators:
    """What those who do not sit in a match may follow while it runs. `delay`: how many public events later."""

    kind: SpectatorKind = "live"
    delay: int = 0


LIVE = Spectators()


@dataclass(frozen=True, slots=True)
class SeatWish:
    """How a seat is to be filled: `me`, `open`, `house` (with a level), or `invited` (with a player's id; `expires_in`
    seconds, and what happens `otherwise`)."""

    kind: WishKind
    level: str | None = None
    player: str | None = None
    pick: str | None = None
    expires_in: int | None = None
    otherwise: Otherwise = "open"


@dataclass(frozen=True, slots=True)
class NewMatch:
    """All that is fixed when a match is opened."""

    game: str
    seats: Sequence[SeatWish]
    options: Mapping[str, Any] = field(default_factory=dict)
    time_control: TimeControl | None = None
    start: Start = "full"
    access: Access = "public"
    spectators: Spectators = LIVE
    sandbox: Sandbox | None = None
    rematch_of: str | None = None
    tenant: str = HOUSE
    is_rated: bool = False
    seed: bytes | None = field(default=None, repr=False)
