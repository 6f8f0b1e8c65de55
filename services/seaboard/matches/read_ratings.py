"""Ratings are read: a player's own with their history, and leaderboards, each page as cheap as the first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from seaboard.matches.cursors import read_cursor, write_cursor
from seaboard.matches.held import tenant_of
from seaboard.matches.ids import is_id
from seaboard.matches.looks import to_player
from seaboard.matches.refusals import BadCursor, BadRating
from seaboard.matches.service import Service
from seaboard.matches.strength import Strength
from seaboard.matches.words.contests import Leader, LeaderPage, Rating, RatingChange, RatingChangePage, RatingList
from seaboard.matches.words.people import Caller
from seaboard.store import ratings
from seaboard.store.players import PlayerRow, find_players
from seaboard.store.ratings import Board, ChangeRow, LeaderRow, OwnRatingRow


def list_ratings(service: Service, caller: Caller) -> tuple[Rating, ...]:
    """All that the caller has, by game, role and list."""
    with service.database.single() as tx:
        return tuple(_to_rating(row) for row in ratings.list_ratings(tx, caller.player.id))


def list_changes(service: Service, caller: Caller, *, cursor: str | None = None, limit: int = 50) -> RatingChangePage:
    """What each match did to the caller's ratings, the newest first. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = ratings.list_changes(tx, caller.player.id, cursor, limit + 1)
    following = rows[limit - 1].id if len(rows) > limit else None
    return RatingChangePage(tuple(_to_change(row) for row in rows[:limit]), following)


def read_leaderboard(
    service: Service,
    caller: Caller | None,
    game: str,
    *,
    role: str = "",
    which: RatingList = "players",
    cursor: str | None = None,
    limit: int = 50,
) -> LeaderPage:
    """The strongest of the caller's tenant in a game, in one role of it or (empty) in all together. A cursor stays good
    while standings change: it names a standing. Raises UnknownGame, BadRating (for a role that the game has not),
    BadCursor.
    """
    facts = service.find_game(game).game.facts
    if role and not set(role.split("+")) <= set(facts.roles):
        raise BadRating("/role", f"must be made of {', '.join(facts.roles)}")
    after = None if cursor is None else _read_place(cursor)
    board = Board(tenant_of(caller), game, which)
    with service.database.snapshot() as tx:
        rows = ratings.list_leaders(tx, board, role, after, limit + 1)
        players = find_players(tx, [row.player_id for row in rows if row.player_id is not None])
    last = rows[limit - 1] if len(rows) > limit else None
    following = None if last is None else write_cursor(last.standing, last.competitor)
    return LeaderPage(tuple(_to_leader(row, players) for row in rows[:limit]), following)


def _read_place(cursor: str) -> tuple[int, str]:
    standing, competitor = read_cursor(cursor, "sc")
    return standing, competitor


def _to_rating(row: OwnRatingRow) -> Rating:
    found = Strength(row.mu, row.sigma)
    kind = cast(RatingList, row.list)
    return Rating(row.game, row.role, kind, found.rating, found.deviation, row.standing, row.matches, row.changed_at)


def _to_change(row: ChangeRow) -> RatingChange:
    kind = cast(RatingList, row.list)
    return RatingChange(row.id, row.match_id, row.game, row.role, kind, row.before, row.after, row.at)


def _to_leader(row: LeaderRow, players: Mapping[str, PlayerRow]) -> Leader:
    player, found = players.get(row.player_id or ""), Strength(row.mu, row.sigma)
    known = None if player is None else to_player(player)
    level = row.competitor if row.player_id is None else None
    return Leader(known, level, found.rating, found.deviation, row.standing, row.matches)
