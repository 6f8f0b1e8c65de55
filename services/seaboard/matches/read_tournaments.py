"""Tournaments are read: listed, looked at, their rounds and their table, which are what all who may see them know."""

from __future__ import annotations

from seaboard.matches.held import tenant_of
from seaboard.matches.ids import is_id
from seaboard.matches.refusals import BadCursor, UnknownRound
from seaboard.matches.service import Service
from seaboard.matches.standings import Score, reckon
from seaboard.matches.standings import rank as rank_all
from seaboard.matches.tournaments import look_at_contest, to_entrants, to_meeting, to_tournaments
from seaboard.matches.words.contests import (
    Entrant,
    Pairing,
    Round,
    Table,
    TableRow,
    Tournament,
    TournamentPage,
    TournamentStatus,
)
from seaboard.matches.words.people import Caller
from seaboard.store import tournaments
from seaboard.store.tournaments import PairingRow

STATUSES: tuple[TournamentStatus, ...] = ("entering", "running", "finished", "cancelled")


def list_tournaments(
    service: Service,
    caller: Caller | None,
    *,
    game: str | None = None,
    status: TournamentStatus | None = None,
    cursor: str | None = None,
    limit: int = 50,
) -> TournamentPage:
    """The tournaments of the caller's tenant, the newest first. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    games = [one for one in service.catalogue if game in (None, one)]
    statuses = [one for one in STATUSES if status in (None, one)]
    with service.database.snapshot() as tx:
        ids = tournaments.list_tournaments(tx, tenant_of(caller), games, statuses, cursor, limit + 1)
        rows = tournaments.read_tournaments(tx, ids[:limit])
        page = tuple(to_tournaments(tx, rows, caller))
    return TournamentPage(page, ids[limit - 1] if len(ids) > limit else None)


def look_at_tournament(service: Service, caller: Caller | None, tournament: str) -> Tournament:
    """Raises UnknownTournament."""
    with service.database.snapshot() as tx:
        contest = look_at_contest(tx, tournament, caller)
        return to_tournaments(tx, [contest.row], caller)[0]


def read_round(service: Service, caller: Caller | None, tournament: str, number: int) -> Round:
    """One round's pairings. Raises UnknownTournament, UnknownRound."""
    with service.database.snapshot() as tx:
        contest = look_at_contest(tx, tournament, caller)
        if not 1 <= number <= contest.row.round:
            raise UnknownRound
        entrants = to_entrants(tx, contest.entrants)
    rows = [row for row in contest.pairings if row.round == number]
    return Round(number, tuple(_to_pairing(row, entrants) for row in rows))


def read_table(service: Service, caller: Caller | None, tournament: str) -> Table:
    """Everybody who ever entered, the best first, by the matches that are over. Raises UnknownTournament."""
    with service.database.snapshot() as tx:
        contest = look_at_contest(tx, tournament, caller)
        entrants = to_entrants(tx, contest.entrants)
    row, scores = contest.row, reckon(entrants, contest.meetings)
    ranked = rank_all(scores, has_buchholz=row.form == "swiss")
    is_final = row.status == "finished" or (row.status == "cancelled" and contest.is_between_rounds)
    return Table(tuple(_to_row(place, entrants[who], scores[who]) for place, who in ranked), row.round, is_final)


def _to_row(place: int, entrant: Entrant, score: Score) -> TableRow:
    return TableRow(
        place=place,
        entrant=entrant,
        points=score.points / 2,
        buchholz=score.buchholz / 2,
        sonneborn_berger=score.sonneborn_berger / 4,
        wins=score.wins,
        played=score.played,
        byes=score.byes,
    )


def _to_pairing(row: PairingRow, entrants: dict[int, Entrant]) -> Pairing:
    points = to_meeting(row).points
    return Pairing(
        board=row.board,
        first=entrants[row.first],
        second=None if row.second is None else entrants[row.second],
        match=row.match_id,
        first_points=None if points is None else points[0] / 2,
        second_points=None if points is None or row.second is None else points[1] / 2,
    )
