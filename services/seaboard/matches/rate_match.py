"""A rated match that is over is counted: once, in one transaction with what it makes of everybody's rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from seaboard.matches.held import Held, look_for_the_house
from seaboard.matches.ids import new_id
from seaboard.matches.looks import to_outcome
from seaboard.matches.service import Service
from seaboard.matches.strength import Strength, rate
from seaboard.store import ratings
from seaboard.store.database import Transaction
from seaboard.store.ratings import Board, NewChangeRow, NewRatingRow, RatingRow, StarterRow

ALL_ROLES = ""

Key = tuple[str, str]
"""A role and a competitor."""


def list_unrated(service: Service, *, limit: int = 500) -> list[str]:
    """Matches that are over and still to be counted, the first to end first; those of a game that is not offered now
    wait until it is. Locks nothing."""
    with service.database.single() as tx:
        return ratings.list_unrated(tx, service.catalogue, limit)


def rate_match(service: Service, match: str) -> bool:
    """Count the match. False if that was done before, or is not to be done: repeated it changes nothing."""
    with service.database.transaction() as tx:
        if not ratings.claim_match(tx, match):
            return False
        held = look_for_the_house(service, tx, match)
        outcome, starters = to_outcome(held.row), ratings.read_starters(tx, match)
        places = {} if outcome is None else places_of(held.game.sides(held.state), starters, outcome.places)
        if len(places) > 1:
            _count(tx, held, starters, places)
        return True


def places_of(
    sides: Sequence[tuple[int, ...]], starters: Sequence[StarterRow], places: Sequence[int]
) -> dict[tuple[int, ...], int]:
    """The seats that stood together to the end, each side with its place as the game says it. Who got up has left its
    side, and who resigned while others of its side went on: they come last."""
    gone = {row.number for row in starters if row.has_got_up}
    gone |= {seat for side in sides if len(side) > 1 for seat in side if starters[seat].has_left}
    stayed = [tuple(seat for seat in side if seat not in gone) for side in sides]
    found = {side: min(places[seat] for seat in side) for side in stayed if side}
    return found | {(seat,): max(places) + 1 for seat in sorted(gone)}


def _count(tx: Transaction, held: Held, starters: Sequence[StarterRow], places: Mapping[tuple[int, ...], int]) -> None:
    lenses = _lenses(starters)
    keys = sorted({key for lens in lenses for key in lens if key[1]})
    rows = _lock(tx, held, starters, keys)
    before = {(row.role, row.competitor): Strength(row.mu, row.sigma) for row in rows}
    after: dict[Key, Strength] = {}
    for lens in lenses:
        known = {key: before.get(key, Strength()) for key in lens}
        after |= rate([[lens[seat] for seat in side] for side in places], list(places.values()), known)
    for row in rows:
        _learn(row, after[row.role, row.competitor])
    changes = [_change(row, before) for row in rows if row.player_id is not None]
    ratings.save_ratings(tx, _board(held, starters), held.id, rows, changes)


def _lenses(starters: Sequence[StarterRow]) -> list[list[Key]]:
    """What a match is counted for, by seat: the whole game, and what each seat plays in it where that differs."""
    whole = [(ALL_ROLES, _competitor(row)) for row in starters]
    roles = ["+".join(row.roles) for row in starters]
    return [whole] if len(set(roles)) == 1 else [whole, list(zip(roles, (who for _, who in whole), strict=True))]


def _lock(tx: Transaction, held: Held, starters: Sequence[StarterRow], keys: Sequence[Key]) -> list[RatingRow]:
    players, newcomer = {row.player_id for row in starters}, Strength()
    wanted = [NewRatingRow(role, who, who if who in players else None) for role, who in keys]
    board = _board(held, starters)
    return ratings.lock_ratings(tx, board, wanted, newcomer.mu, newcomer.sigma, newcomer.standing)


def _board(held: Held, starters: Sequence[StarterRow]) -> Board:
    """Matches against house bots are counted apart."""
    has_house = any(row.level is not None for row in starters)
    return Board(held.row.tenant_id, held.row.game, "house" if has_house else "players")


def _competitor(row: StarterRow) -> str:
    """A player's id or a level; empty for somebody who is gone, whose strength nobody keeps."""
    return row.player_id or row.level or ""


def _learn(row: RatingRow, strength: Strength) -> None:
    row.mu, row.sigma, row.standing = strength.mu, strength.sigma, strength.standing
    row.matches += 1


def _change(row: RatingRow, before: dict[Key, Strength]) -> NewChangeRow:
    assert row.player_id is not None
    was = before[row.role, row.competitor]
    return NewChangeRow(new_id(), row.player_id, row.role, was.rating, Strength(row.mu, row.sigma).rating)
