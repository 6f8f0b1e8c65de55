"""A tournament is opened, started or called off by somebody."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from seaboard.engine.chance import SEED_BYTES, commitment
from seaboard.matches.advance_tournament import begin_tournament
from seaboard.matches.clocks import check_control
from seaboard.matches.ids import new_id
from seaboard.matches.open_match import read_options
from seaboard.matches.refusals import BadTournament, TooManyTournaments, TournamentOver
from seaboard.matches.service import Service
from seaboard.matches.tournaments import check_opener, lock_contest, to_tournament
from seaboard.matches.words.contests import Form, NewTournament, Tournament
from seaboard.matches.words.people import Caller
from seaboard.store import tournaments
from seaboard.store.database import Transaction
from seaboard.store.tournaments import NewEntrantRow

MOST: Mapping[Form, int] = {"swiss": 128, "round-robin": 32}
"""How many may enter: a round is paired and opened as a whole."""

OPEN_MOST = 10
"""How many tournaments of one player may be under way."""


def open_tournament(service: Service, caller: Caller, new: NewTournament) -> Tournament:
    """The tournament as opened; with `start` "now" its first round is being played. Raises UnknownGame, BadOptions,
    BadTimeControl, BadTournament, TooManyTournaments, QuotaReached, TooFewEntrants."""
    entry = service.find_game(new.game)
    _check(new, tuple(entry.bots), tuple(entry.game.facts.chairs))
    if new.control is not None:
        check_control(new.control)
    seed = new.seed or secrets.token_bytes(SEED_BYTES)
    id_ = new_id()
    values = {
        "id": id_,
        "tenant": caller.tenant,
        "game": new.game,
        "form": new.form,
        "options": read_options(entry, new.options),
        "control": None if new.control is None else new.control.to_data(),
        "rounds": new.rounds,
        "is_rated": new.is_rated and new.seed is None,
        "entrants_most": new.entrants_most or MOST[new.form],
        "seed": seed,
        "commitment": commitment(seed),
        "opened_by": caller.player.id,
    }
    levels = [bots.level for bots in new.house for _ in range(bots.count)]
    house = [NewEntrantRow(number, None, level) for number, level in enumerate(levels, start=1)]
    with service.database.transaction() as tx:
        _check_room(tx, caller)
        tournaments.add_tournament(tx, values)
        tournaments.add_entrants(tx, id_, house)
        if new.start == "now":
            begin_tournament(service, tx, lock_contest(tx, id_))
        return to_tournament(tx, id_, caller)


def start_tournament(service: Service, caller: Caller, tournament: str) -> Tournament:
    """The tournament, whose first round is being played; started before, as it is. Raises UnknownTournament,
    NotYourTournament, TooFewEntrants, QuotaReached, TournamentOver."""
    with service.database.transaction() as tx:
        contest = lock_contest(tx, tournament, caller)
        check_opener(contest.row, caller)
        if contest.row.status in ("finished", "cancelled"):
            raise TournamentOver
        if contest.row.status == "entering":
            begin_tournament(service, tx, contest)
        return to_tournament(tx, tournament, caller)


def cancel_tournament(service: Service, caller: Caller, tournament: str) -> Tournament:
    """The tournament, of which no further round is paired; matches that run are played to their end. Repeated, it
    changes nothing. Raises UnknownTournament, NotYourTournament, TournamentOver."""
    with service.database.transaction() as tx:
        contest = lock_contest(tx, tournament, caller)
        check_opener(contest.row, caller)
        if contest.row.status == "finished":
            raise TournamentOver
        contest.row.status = "cancelled"
        tournaments.save_tournament(tx, contest.row)
        return to_tournament(tx, tournament, caller)


def _check(new: NewTournament, levels: tuple[str, ...], seats: tuple[int, ...]) -> None:
    most, bots = MOST[new.form], sum(one.count for one in new.house)
    if 2 not in seats:
        raise BadTournament("/game", "is not for two")
    if new.form == "round-robin" and new.rounds is not None:
        raise BadTournament("/rounds", "of a round robin follow from how many enter")
    if not 2 <= (new.entrants_most or most) <= most:
        raise BadTournament("/entrants_most", f"must be between 2 and {most}")
    if bots > (new.entrants_most or most):
        raise BadTournament("/house", f"must be {new.entrants_most or most} bots at most")
    if any(one.level not in levels for one in new.house):
        raise BadTournament("/house", f"levels are {', '.join(levels)}")
    if new.start == "call" and new.control is None:
        raise BadTournament("/time_control", "is needed where players may enter: every match must end")
    if new.start == "call" and new.seed is not None:
        raise BadTournament("/seed", "may be chosen only where house bots alone play")


def _check_room(tx: Transaction, caller: Caller) -> None:
    if tournaments.count_under_way(tx, caller.player.id) >= OPEN_MOST:
        raise TooManyTournaments(OPEN_MOST)
