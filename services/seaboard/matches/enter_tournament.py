"""A player enters a tournament, or withdraws from it."""

from __future__ import annotations

from seaboard.matches.blocks import check_welcome
from seaboard.matches.refusals import EntryClosed, TournamentOver
from seaboard.matches.service import Service
from seaboard.matches.tournaments import lock_contest, to_tournament
from seaboard.matches.words.contests import Tournament
from seaboard.matches.words.people import Caller
from seaboard.store import tournaments
from seaboard.store.tournaments import NewEntrantRow


def enter_tournament(service: Service, caller: Caller, tournament: str) -> Tournament:
    """The tournament with the caller among its entrants; repeated, it changes nothing. Raises UnknownTournament,
    EntryClosed (it has begun, is full, or the caller has withdrawn from it), NotWelcome, TournamentOver."""
    with service.database.transaction() as tx:
        contest = lock_contest(tx, tournament, caller)
        row, mine = contest.row, [one for one in contest.entrants if one.player_id == caller.player.id]
        if row.status in ("finished", "cancelled"):
            raise TournamentOver
        if mine and not mine[0].has_withdrawn:
            return to_tournament(tx, tournament, caller)
        if mine or row.status != "entering" or len(contest.entrants) >= row.entrants_most:
            raise EntryClosed
        check_welcome(tx, caller, [row.opened_by])
        number = 1 + max((one.number for one in contest.entrants), default=0)
        tournaments.add_entrants(tx, tournament, [NewEntrantRow(number, caller.player.id, None)])
        return to_tournament(tx, tournament, caller)


def withdraw(service: Service, caller: Caller, tournament: str) -> Tournament:
    """The tournament without the caller: before the start as if it had never entered, later it is paired no more, and
    what it plays goes on. Repeated, it changes nothing. Raises UnknownTournament, TournamentOver."""
    with service.database.transaction() as tx:
        contest = lock_contest(tx, tournament, caller)
        if contest.row.status in ("finished", "cancelled"):
            raise TournamentOver
        if contest.row.status == "entering":
            tournaments.remove_entrant(tx, tournament, caller.player.id)
        else:
            tournaments.withdraw_entrant(tx, tournament, caller.player.id)
        return to_tournament(tx, tournament, caller)
