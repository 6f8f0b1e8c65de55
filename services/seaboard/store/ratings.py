"""Rows of ratings, of what changed them, and of the matches that are still to be counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("ratings.sql")

HIGHEST = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Board:
    """Whose ratings of what: those of one list in one game of one tenant."""

    tenant: str
    game: str
    list: str


@dataclass(frozen=True, slots=True)
class StarterRow:
    """Who played a seat from the start; neither player nor level: somebody who is gone."""

    number: int
    player_id: str | None
    level: str | None
    roles: list[str]
    has_left: bool
    has_got_up: bool


@dataclass(frozen=True, slots=True)
class NewRatingRow:
    role: str
    competitor: str
    player_id: str | None


@dataclass(slots=True)
class RatingRow:
    role: str
    competitor: str
    player_id: str | None
    mu: float
    sigma: float
    standing: int
    matches: int


@dataclass(frozen=True, slots=True)
class OwnRatingRow:
    game: str
    role: str
    list: str
    mu: float
    sigma: float
    standing: int
    matches: int
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class NewChangeRow:
    id: str
    player_id: str
    role: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class ChangeRow:
    id: str
    match_id: str
    game: str
    role: str
    list: str
    before: int
    after: int
    at: datetime


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """`competitor` is a player's id, or the level of a house bot: then there is no player."""

    competitor: str
    player_id: str | None
    mu: float
    sigma: float
    standing: int
    matches: int


def list_unrated(tx: Transaction, games: Iterable[str], limit: int) -> list[str]:
    return tx.column(SQL["list_unrated"], {"games": list(games), "limit": limit})


def claim_match(tx: Transaction, match: str) -> bool:
    """Whether this transaction counts the match: it is for nobody else then."""
    return tx.value(SQL["claim_match"], {"match": match}) is not None


def read_starters(tx: Transaction, match: str) -> list[StarterRow]:
    return tx.ask(StarterRow, SQL["read_starters"], {"match": match}).fetchall()


def lock_ratings(
    tx: Transaction, board: Board, wanted: Sequence[NewRatingRow], mu: float, sigma: float, standing: int
) -> list[RatingRow]:
    """These ratings, made where there were none; nobody else changes them while the transaction lasts."""
    values = {"tenant": board.tenant, "game": board.game, "list": board.list, "rows": to_json(wanted)}
    tx.run(SQL["add_ratings"], {**values, "mu": mu, "sigma": sigma, "standing": standing})
    return tx.ask(RatingRow, SQL["lock_ratings"], values).fetchall()


def save_ratings(
    tx: Transaction, board: Board, match: str, rows: Sequence[RatingRow], changes: Sequence[NewChangeRow]
) -> None:
    values = {"tenant": board.tenant, "game": board.game, "list": board.list}
    tx.run(SQL["save_ratings"], {**values, "rows": to_json(rows)})
    changed = {"match": match, "game": board.game, "list": board.list, "rows": to_json(changes)}
    tx.run(SQL["add_changes"], changed)


def read_rating(tx: Transaction, tenant: str, game: str, player: str) -> float | None:
    mu: float | None = tx.value(SQL["read_rating"], {"tenant": tenant, "game": game, "player": player})
    return mu


def list_ratings(tx: Transaction, player: str) -> list[OwnRatingRow]:
    return tx.ask(OwnRatingRow, SQL["list_ratings"], {"player": player}).fetchall()


def list_changes(tx: Transaction, player: str, cursor: str | None, limit: int) -> list[ChangeRow]:
    values = {"player": player, "cursor": cursor or LAST_ID, "limit": limit}
    return tx.ask(ChangeRow, SQL["list_changes"], values).fetchall()


def list_leaders(
    tx: Transaction, board: Board, role: str, after: tuple[int, str] | None, limit: int
) -> list[LeaderRow]:
    """The rows below this place, or the first."""
    standing, competitor = after or (HIGHEST, "")
    values = {"tenant": board.tenant, "game": board.game, "list": board.list, "role": role, "limit": limit}
    return tx.ask(LeaderRow, SQL["list_leaders"], {**values, "standing": standing, "competitor": competitor}).fetchall()
