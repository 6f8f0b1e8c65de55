"""Rows as the words that are given out: what everybody who may see a match may know, and a seat's own decisions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, cast

from seaboard.engine.facts import Chair, Outcome
from seaboard.engine.records import Action, from_data, from_tagged
from seaboard.matches.held import Held
from seaboard.matches.join_codes import write_code
from seaboard.matches.spectators import is_outside
from seaboard.matches.words.decisions import Decision, DecisionStatus, Receipt
from seaboard.matches.words.finding import Invitation, InvitationStatus
from seaboard.matches.words.matches import Asked, Match, MatchStatus, Seat, SeatStatus, SeatTime
from seaboard.matches.words.opening import Access, Maker, Otherwise, Policy, SpectatorKind, Spectators, Start, TimeLimit
from seaboard.matches.words.people import Caller, Player
from seaboard.store.database import Transaction
from seaboard.store.decisions import DecisionRow
from seaboard.store.invitations import InvitationRow
from seaboard.store.matches import MatchRow, SeatRow
from seaboard.store.players import PlayerRow, find_players

FORM = "1"
"""The version of how matches and views are written; a part of each ETag."""


def to_player(row: PlayerRow) -> Player:
    return Player(row.id, row.name, row.is_bot, row.created_at)


def players_in(tx: Transaction, rows: Iterable[MatchRow], seats: Iterable[SeatRow]) -> dict[str, Player]:
    """All players named by these rows, by id."""
    ids = {row.opened_by for row in rows} | {seat.player_id for seat in seats}
    found = find_players(tx, (id_ for id_ in ids if id_ is not None))
    return {id_: to_player(row) for id_, row in found.items()}


def to_match(tx: Transaction, held: Held, caller: Caller | None) -> Match:
    return write_match(held, caller, players_in(tx, [held.row], held.seats))


def write_match(held: Held, caller: Caller | None, players: Mapping[str, Player]) -> Match:
    row = held.row
    mine = tuple(seat.number for seat in held.seats if caller is not None and seat.player_id == caller.player.id)
    hidden = is_outside(held, caller)
    chairs = held.game.facts.chairs[len(held.seats)]
    pairs = zip(held.seats, chairs, strict=True)
    seats = tuple(_to_seat(seat, chair, players, hidden=hidden) for seat, chair in pairs)
    opener = None if row.opened_by is None else players.get(row.opened_by)
    times = () if hidden else to_times(held)
    beside = _beside(seats, opener, times)
    mark = beside if hidden else f"{held.sequence(None)}-{beside}"  # what is held back changes no byte
    return Match(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        status=cast(MatchStatus, row.status),
        access=cast(Access, row.access),
        join_code=_code_for(held, caller),
        start=cast(Start, row.start),
        time_control=held.timing.control,
        times=times,
        is_paused=held.timing.is_paused and not hidden,
        is_sandbox=held.timing.is_sandbox,
        is_rated=row.is_rated,
        commitment=row.commitment,
        opened_by=opener,
        time_limit=to_limit(row),
        rematch_of=row.rematch_of,
        opened_at=row.opened_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        spectators=to_spectators(row),
        seats=seats,
        asked=() if hidden else to_asked(held),
        outcome=to_outcome(row),
        my_seats=mine,
        etag=f"{mark}.{'-'.join(map(str, mine)) or 'x'}.{FORM}",
        now=held.now,
    )


def _code_for(held: Held, caller: Caller | None) -> str | None:
    """The join code for who opened the match and for those who sit in it, nobody else."""
    code = held.row.join_code
    if caller is None or code is None:
        return None
    sits = any(seat.status == "taken" and seat.player_id == caller.player.id for seat in held.seats)
    return write_code(code) if sits or held.row.opened_by == caller.player.id else None


def _beside(seats: Iterable[Seat], opener: Player | None, times: Iterable[SeatTime]) -> str:
    """Changes with what no event tells of, too: what players are called, and when they rest."""
    rests = [(one.is_resting, one.away_until) for one in times]
    return digest(map(repr, [*seats, opener, *rests]), None)


def digest(parts: Iterable[str], following: str | None) -> str:
    """The ETag of a page: changes whenever one of its items does, or where it ends."""
    text = "\n".join([*parts, following or "", FORM])
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def to_invitation(row: InvitationRow, game: str, players: Mapping[str, Player]) -> Invitation:
    return Invitation(
        match=row.match_id,
        game=game,
        seat=row.seat,
        player=players.get(row.player_id),
        invited_by=None if row.invited_by is None else players.get(row.invited_by),
        status=cast(InvitationStatus, row.status),
        otherwise=cast(Otherwise, row.otherwise),
        reason=row.reason,
        invited_at=row.invited_at,
        expires_at=row.expires_at,
        ended_at=row.ended_at,
    )


def to_limit(row: MatchRow) -> TimeLimit | None:
    if row.limit_seconds is None:
        return None
    return TimeLimit(row.limit_seconds, cast(Policy, row.limit_policy))


def to_spectators(row: MatchRow) -> Spectators:
    return Spectators(cast(SpectatorKind, row.spectators), row.spectator_delay)


def _to_seat(row: SeatRow, chair: Chair, players: Mapping[str, Player], *, hidden: bool) -> Seat:
    return Seat(
        number=row.number,
        status=cast(SeatStatus, row.status),
        player=None if row.player_id is None else players.get(row.player_id),
        level=row.level,
        roles=tuple(row.roles),
        pick=row.pick,
        picks=chair.picks,
        has_left=row.has_left and not hidden,
    )


def to_asked(held: Held) -> tuple[Asked, ...]:
    """Who must choose now, as everybody may know it."""
    return tuple(
        Asked(seat, row.has_chosen, row.deadline, _seconds_left(held, row))
        for seat, row in sorted(held.pending.items())
    )


def _seconds_left(held: Held, row: DecisionRow) -> int | None:
    """What its clock has left, which is less than the time to the deadline where the clock will stand still. That of a
    sealed choice is shown as if it ran on: whether it was changed is nobody's business (ALL-2)."""
    if not held.timing.clocks or row.status not in ("open", "sealed"):
        return None
    left = held.timing.left(row.seat, held.now, held.stops(row.seat))
    return None if left is None else int(left)


def to_times(held: Held) -> tuple[SeatTime, ...]:
    """What each seat has of time."""
    return tuple(_to_time(held, seat) for seat in range(len(held.timing.clocks)))


def _to_time(held: Held, seat: int) -> SeatTime:
    timing, clock = held.timing, held.timing.clocks[seat]
    has_bank = timing.control is not None and timing.control.kind != "per-decision"
    vacations = held.breaks.vacations.get(held.seats[seat].player_id or "", [])
    away = [stop.ends for stop in vacations if stop.starts <= held.now < stop.ends]
    return SeatTime(
        seat=seat,
        bank=int(clock.bank) if has_bank else None,
        is_resting=timing.is_resting(seat, held.now, held.stops(seat)),
        away_until=max(away, default=None) if timing.control is not None and timing.control.rests else None,
        has_lapsed=clock.has_lapsed,
        stand_in=clock.stand_in,
        wants_pause=seat in timing.wants_pause,
    )


def to_outcome(row: MatchRow) -> Outcome | None:
    return None if row.outcome is None else from_data(Outcome, row.outcome)


def seat_names(seats: Iterable[SeatRow], players: Mapping[str, Player]) -> list[str]:
    """How sentences name the seats."""
    return [_seat_name(seat, players) for seat in seats]


def _seat_name(seat: SeatRow, players: Mapping[str, Player]) -> str:
    if seat.status == "house":
        return f"House {seat.level} ({seat.number})"
    held = seat.status == "taken" and seat.player_id is not None and seat.player_id in players
    return players[cast(str, seat.player_id)].name if held else f"Seat {seat.number}"


def to_decision(held: Held, row: DecisionRow) -> Decision:
    """A decision as its own seat sees it."""
    is_pending = row.status in ("open", "sealed")
    current = held.pending.get(row.seat)
    return Decision(
        match=held.id,
        game=held.row.game,
        seat=row.seat,
        number=row.number,
        status=cast(DecisionStatus, row.status),
        mode=cast(Any, row.mode),
        is_private=row.is_private,
        legal_actions=tuple(held.game.legal_actions(held.state, row.seat)) if is_pending else (),
        opened_at=row.opened_at,
        deadline=row.deadline,
        seconds_left=_seconds_left(held, row),
        receipt=to_receipt(held, row),
        current=None if current is None else current.number,
        etag=etag_of(row),
        now=held.now,
    )


def etag_of(row: DecisionRow) -> str:
    """Changes whenever the decision does."""
    return f"{row.number}.{row.revision}.{FORM}"


def to_receipt(held: Held, row: DecisionRow) -> Receipt | None:
    """The receipt of a choice made; None of a decision open or void."""
    if row.status not in ("sealed", "closed") or row.actions is None or row.made_at is None:
        return None
    return Receipt(
        match=held.id,
        seat=row.seat,
        decision=row.number,
        status=cast(Any, row.status),
        actions=read_stored(held, row.actions),
        maker=cast(Maker, row.maker),
        made_at=row.made_at,
        first_event=row.first_event,
        last_event=row.last_event,
        next_decision=row.next_decision,
    )


def read_stored(held: Held, actions: Iterable[Any]) -> tuple[Action, ...]:
    """Actions as they were stored."""
    kinds: tuple[type[Action], ...] = held.game.action_types
    return tuple(from_tagged(kinds, data) for data in actions)
