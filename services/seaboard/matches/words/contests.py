"""What many matches come to: ratings, leaderboards, tournaments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from seaboard.matches.clocks import TimeControl
from seaboard.matches.words.people import Player

RatingList = Literal["players", "house"]
"""Matches in which a house bot sat from the start are counted apart: `house`."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is held to be in a game; `role` is empty for all its roles together. `standing` is what the
    strength is at least, almost surely: rating less three deviations."""

    game: str
    role: str
    list: RatingList
    rating: int
    deviation: int
    standing: int
    matches: int
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one match did to a player's rating."""

    id: str
    match: str
    game: str
    role: str
    list: RatingList
    before: int
    after: int
    at: datetime


@dataclass(frozen=True, slots=True)
class RatingChangePage:
    """A part of a player's history, the newest first."""

    changes: tuple[RatingChange, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody on a leaderboard: a player, or on that of `house` a house bot of a level."""

    player: Player | None
    level: str | None
    rating: int
    deviation: int
    standing: int
    matches: int


@dataclass(frozen=True, slots=True)
class LeaderPage:
    """A part of a leaderboard, the highest standing first."""

    leaders: tuple[Leader, ...]
    next: str | None


Form = Literal["round-robin", "swiss"]

TournamentStatus = Literal["entering", "running", "finished", "cancelled"]

TournamentStart = Literal["now", "call"]


@dataclass(frozen=True, slots=True)
class HouseBots:
    """So many house bots of a level."""

    level: str
    count: int


@dataclass(frozen=True, slots=True)
class NewTournament:
    """All that is fixed when a tournament is opened. Without `rounds` a Swiss tournament has as many as it takes to
    tell the entrants apart, without `entrants_most` as many may enter as the form allows."""

    game: str
    form: Form
    options: Mapping[str, Any]
    control: TimeControl | None
    rounds: int | None = None
    is_rated: bool = True
    house: tuple[HouseBots, ...] = ()
    start: TournamentStart = "call"
    entrants_most: int | None = None
    seed: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as everybody may know it. `round` is the one that is played, 0 before the first; the seed is shown
    when it is over."""

    id: str
    game: str
    form: Form
    options: Mapping[str, Any]
    time_control: TimeControl | None
    rounds: int | None
    round: int
    is_rated: bool
    status: TournamentStatus
    entrants: int
    entrants_most: int
    opened_by: Player | None
    opened_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    commitment: str
    seed: str | None
    my_entry: int | None
    has_withdrawn: bool


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A part of the list of tournaments, the newest first."""

    tournaments: tuple[Tournament, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who plays in a tournament, numbered from 1; neither player nor level: somebody who is gone."""

    number: int
    player: Player | None
    level: str | None
    has_withdrawn: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    """An entrant's place and what it goes by, in this order: points (a win 1, a draw ½), Buchholz (the points of all
    opponents; not in a round robin), Sonneborn-Berger (those of the beaten, half those of the drawn), wins. Who is
    alike in all of it shares a place."""

    place: int
    entrant: Entrant
    points: float
    buchholz: float
    sonneborn_berger: float
    wins: int
    played: int
    byes: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everybody who ever entered, the best first; `is_final` when no match is left to be played."""

    rows: tuple[TableRow, ...]
    round: int
    is_final: bool


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants at a board, the first in seat 0; without a second, the first has a bye. Points are null until the
    match is over."""

    board: int
    first: Entrant
    second: Entrant | None
    match: str | None
    first_points: float | None
    second_points: float | None


@dataclass(frozen=True, slots=True)
class Round:
    """One round's pairings, by board."""

    number: int
    pairings: tuple[Pairing, ...]
