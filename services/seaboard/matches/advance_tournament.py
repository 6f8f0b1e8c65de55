"""A tournament goes on: a round is paired and all its matches opened in one transaction, or there is none left."""

from __future__ import annotations

import hashlib
import hmac
import logging
from math import ceil, log2

from seaboard.matches.clocks import read_control
from seaboard.matches.open_match import open_new
from seaboard.matches.pairing import Pair, count_rounds, draw_lots, pair_round_robin, pair_swiss
from seaboard.matches.refusals import QuotaReached, TooFewEntrants, UnknownTournament
from seaboard.matches.service import Service
from seaboard.matches.standings import LOSS, WIN, reckon
from seaboard.matches.tournaments import Contest, lock_contest
from seaboard.matches.words.opening import NewMatch, SeatWish
from seaboard.store import tournaments
from seaboard.store.database import Transaction
from seaboard.store.tournaments import EntrantRow, NewPairingRow

log = logging.getLogger(__name__)


def list_ripe_tournaments(service: Service, *, limit: int = 100) -> list[str]:
    """Running tournaments of whose round no match is left to be played. Locks nothing."""
    with service.database.single() as tx:
        return tournaments.list_ripe(tx, limit)


def advance_tournament(service: Service, tournament: str) -> bool:
    """Pair the next round, or end the tournament. False if there is nothing to do: the job is late, or came twice; or
    the app has no room for the matches now, and it is tried again."""
    try:
        with service.database.transaction() as tx:
            contest = lock_contest(tx, tournament)
            if contest.row.status != "running" or not contest.is_between_rounds:
                return False
            if contest.row.round == contest.row.rounds or len(contest.playing) < 2:
                contest.row.status = "finished"
                tournaments.save_tournament(tx, contest.row)
            else:
                _pair(service, tx, contest)
            return True
    except UnknownTournament:
        return False
    except QuotaReached:
        log.warning("the app of tournament %s has no room for its next round", tournament)
        return False


def begin_tournament(service: Service, tx: Transaction, contest: Contest) -> None:
    """Pair the first round. Raises TooFewEntrants, QuotaReached."""
    row, entrants = contest.row, len(contest.playing)
    if entrants < 2:
        raise TooFewEntrants
    if row.form == "round-robin":
        row.rounds = count_rounds(len(contest.entrants))
    elif row.rounds is None:
        row.rounds = ceil(log2(entrants))
    row.status = "running"
    _pair(service, tx, contest)


def _pair(service: Service, tx: Transaction, contest: Contest) -> None:
    row = contest.row
    row.round += 1
    pairs, entrants = _pairs(contest), {one.number: one for one in contest.entrants}
    made = [
        _make(service, tx, contest, board, pair, entrants)
        for board, pair in enumerate(pairs, start=1)
        if set(pair) & set(contest.playing)
    ]
    tournaments.add_pairings(tx, row.id, row.round, made)
    tournaments.save_tournament(tx, row)


def _pairs(contest: Contest) -> list[Pair]:
    row, numbers = contest.row, [one.number for one in contest.entrants]
    if row.form == "round-robin":
        return pair_round_robin(draw_lots(row.seed, numbers), row.round)
    return pair_swiss(draw_lots(row.seed, contest.playing), reckon(numbers, contest.meetings))


def _make(
    service: Service, tx: Transaction, contest: Contest, board: int, pair: Pair, entrants: dict[int, EntrantRow]
) -> NewPairingRow:
    """One board: a match, or a bye. A bye of a Swiss tournament is worth a win, and so is a meeting with somebody who
    has withdrawn; that of a round robin, which everybody has, nothing."""
    first, second = pair
    playing = [one for one in pair if one in contest.playing]
    if second is None or len(playing) < 2:
        worth = LOSS if second is None and contest.row.form == "round-robin" else WIN
        return NewPairingRow(board, playing[0], None, None, worth)
    row = contest.row
    new = NewMatch(
        game=row.game,
        seats=[_wish(entrants[first]), _wish(entrants[second])],
        options=row.options,
        time_control=None if row.control is None else read_control(row.control),
        tenant=row.tenant_id,
        is_rated=row.is_rated,
        seed=seed_of(row.seed, row.round, board),
    )
    return NewPairingRow(board, first, second, open_new(service, tx, None, new).id, 0)


def seed_of(seed: bytes, number: int, board: int) -> bytes:
    """The seed of a match: whoever learns it when the match is over learns nothing of another's."""
    return hmac.new(seed, f"seaboard-tournament-1/match/{number}/{board}".encode(), hashlib.sha256).digest()


def _wish(row: EntrantRow) -> SeatWish:
    if row.level is not None:
        return SeatWish("house", level=row.level)
    return SeatWish("player", player=row.player_id)
