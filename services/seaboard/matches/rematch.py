"""Those who played a match play it again: the others are invited, and roles are swapped where the game says so."""

from __future__ import annotations

from seaboard.matches.held import Held, hold
from seaboard.matches.looks import to_match, to_spectators
from seaboard.matches.open_match import open_new
from seaboard.matches.refusals import NotStarted, NotYourSeat, StillRunning
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import NewMatch, SeatWish
from seaboard.matches.words.people import Caller
from seaboard.store import matches
from seaboard.store.matches import SeatRow


def rematch(service: Service, caller: Caller, match: str) -> Match:
    """The rematch of a finished match, made now or before: whoever asks first opens it, and a match has one (another,
    if that was called off). Raises UnknownMatch (also where the caller has declined a private one), NotYourSeat,
    NotStarted, StillRunning, NotWelcome, QuotaReached.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        _check(held, caller)
        known = matches.find_rematch(tx, match)
        if known is not None:
            return to_match(tx, hold(service, tx, known, caller), caller)
        return to_match(tx, open_new(service, tx, caller, _plan(held, caller)), caller)


def _check(held: Held, caller: Caller) -> None:
    if not any(seat.status == "taken" and seat.player_id == caller.player.id for seat in held.seats):
        raise NotYourSeat
    if held.row.status == "running":
        raise StillRunning
    if held.row.status != "finished":
        raise NotStarted


def _plan(held: Held, caller: Caller) -> NewMatch:
    row, seats = held.row, list(held.seats)
    if held.game.facts.rematch_swaps_roles:  # AQ-4.5
        seats = [*seats[1:], seats[0]]
    return NewMatch(
        game=row.game,
        seats=[_wish(seat, caller) for seat in seats],
        options=row.options,
        time_control=held.timing.control,
        start="full",
        spectators=to_spectators(row),
        access="private" if row.access == "private" else "public",
        rematch_of=row.id,
        is_rated=row.is_rated,
        tenant=row.tenant_id,
    )


def _wish(seat: SeatRow, caller: Caller) -> SeatWish:
    """How somebody who sat here is seated again; who is invited picks anew."""
    if seat.status == "house":
        return SeatWish("house", level=seat.level, pick=seat.pick)
    if seat.player_id is None:
        return SeatWish("open")
    if seat.player_id == caller.player.id:
        return SeatWish("me", pick=seat.pick)
    return SeatWish("invited", player=seat.player_id)
