"""A tournament in hand: its rows, who may see or change it, and its meetings as the rules of tournaments take them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from seaboard.engine.facts import Outcome
from seaboard.engine.records import from_data
from seaboard.matches.clocks import read_control
from seaboard.matches.held import tenant_of
from seaboard.matches.ids import is_id
from seaboard.matches.looks import to_player
from seaboard.matches.refusals import NotYourTournament, UnknownTournament
from seaboard.matches.standings import DRAW, LOSS, WIN, Meeting
from seaboard.matches.words.contests import Entrant, Form, Tournament, TournamentStatus
from seaboard.matches.words.people import Caller, Player
from seaboard.store import tournaments
from seaboard.store.database import Transaction
from seaboard.store.players import find_players
from seaboard.store.tournaments import EntrantRow, EntryRow, PairingRow, TournamentRow


@dataclass(slots=True)
class Contest:
    """A tournament with its entrants and all its pairings."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]

    @property
    def playing(self) -> list[int]:
        """The numbers of those who are still paired."""
        return [one.number for one in self.entrants if not has_gone(one)]

    @property
    def meetings(self) -> list[Meeting]:
        return [to_meeting(row) for row in self.pairings]

    @property
    def is_between_rounds(self) -> bool:
        """Whether no match is left to be played."""
        return all(row.status not in ("open", "running") for row in self.pairings)


def has_gone(row: EntrantRow) -> bool:
    """Whether an entrant has withdrawn, or is a player that was erased."""
    return row.has_withdrawn or (row.player_id is None and row.level is None)


def to_meeting(row: PairingRow) -> Meeting:
    if row.second is None:
        return Meeting(row.first, None, (row.bye, 0))
    return Meeting(row.first, row.second, points_of(row))


def points_of(row: PairingRow) -> tuple[int, int] | None:
    """What each got in a match that is over: the better place wins. Whoever got up from its seat has lost, whatever
    came of the match."""
    if row.outcome is None:
        return None
    if row.got_up:
        return (LOSS if 0 in row.got_up else WIN), (LOSS if 1 in row.got_up else WIN)
    first, second = from_data(Outcome, row.outcome).places
    if first == second:
        return DRAW, DRAW
    return (WIN, LOSS) if first < second else (LOSS, WIN)


def lock_contest(tx: Transaction, tournament: str, caller: Caller | None = None) -> Contest:
    """The tournament, locked until the transaction ends; for a caller if it may see it. Raises UnknownTournament."""
    row = tournaments.lock_tournament(tx, tournament) if is_id(tournament) else None
    if row is None or (caller is not None and row.tenant_id != caller.tenant):
        raise UnknownTournament
    return _contest(tx, row)


def look_at_contest(tx: Transaction, tournament: str, caller: Caller | None) -> Contest:
    """The tournament, not to be changed. Raises UnknownTournament."""
    row = tournaments.read_tournament(tx, tournament) if is_id(tournament) else None
    if row is None or row.tenant_id != tenant_of(caller):
        raise UnknownTournament
    return _contest(tx, row)


def _contest(tx: Transaction, row: TournamentRow) -> Contest:
    return Contest(row, tournaments.read_entrants(tx, row.id), tournaments.read_pairings(tx, row.id))


def check_opener(row: TournamentRow, caller: Caller) -> None:
    """Raises NotYourTournament for anybody but who opened it."""
    if row.opened_by != caller.player.id:
        raise NotYourTournament


# As words


def to_tournament(tx: Transaction, tournament: str, caller: Caller | None) -> Tournament:
    """The tournament as it is now. Raises UnknownTournament."""
    row = tournaments.read_tournament(tx, tournament)
    if row is None:
        raise UnknownTournament
    return to_tournaments(tx, [row], caller)[0]


def to_tournaments(tx: Transaction, rows: Sequence[TournamentRow], caller: Caller | None) -> list[Tournament]:
    player = None if caller is None else caller.player.id
    entries = tournaments.read_own_entries(tx, [row.id for row in rows], player)
    openers = find_those(tx, (row.opened_by for row in rows))
    return [_to_tournament(row, entries[row.id], openers) for row in rows]


def find_those(tx: Transaction, ids: Iterable[str | None]) -> dict[str, Player]:
    found = find_players(tx, {one for one in ids if one is not None})
    return {one: to_player(row) for one, row in found.items()}


def to_entrants(tx: Transaction, rows: Sequence[EntrantRow]) -> dict[int, Entrant]:
    """Everybody by number."""
    players = find_those(tx, (row.player_id for row in rows))
    return {row.number: Entrant(row.number, players.get(row.player_id or ""), row.level, has_gone(row)) for row in rows}


def _to_tournament(row: TournamentRow, entry: EntryRow, openers: Mapping[str, Player]) -> Tournament:
    return Tournament(
        id=row.id,
        game=row.game,
        form=cast(Form, row.form),
        options=row.options,
        time_control=None if row.control is None else read_control(row.control),
        rounds=row.rounds,
        round=row.round,
        is_rated=row.is_rated,
        status=cast(TournamentStatus, row.status),
        entrants=entry.entrants,
        entrants_most=row.entrants_most,
        opened_by=openers.get(row.opened_by or ""),
        opened_at=row.opened_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        commitment=row.commitment,
        seed=row.seed.hex() if row.status == "finished" else None,
        my_entry=entry.number,
        has_withdrawn=entry.has_withdrawn,
    )
