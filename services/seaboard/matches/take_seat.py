"""A player sits down: in an open seat, or in the one it is invited to."""

from __future__ import annotations

from seaboard.engine.events import Told
from seaboard.matches.add_nonce import put_nonce
from seaboard.matches.blocks import check_welcome
from seaboard.matches.events import SatDown
from seaboard.matches.hand_over import is_vacant
from seaboard.matches.held import Held, hold
from seaboard.matches.inviting import check_pending, find_own
from seaboard.matches.looks import to_match
from seaboard.matches.open_match import read_pick
from seaboard.matches.refusals import AlreadySeated, AlreadyStarted, KnowsTooMuch, MatchOver, PickTaken, SeatTaken
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.store import invitations, vacancies
from seaboard.store.database import Transaction
from seaboard.store.matches import SeatRow


def take_seat(
    service: Service, caller: Caller, match: str, seat: int, *, pick: str | None = None, nonce: bytes | None = None
) -> Match:
    """The match with the caller in the seat; started, if that was its last and it starts when full. In a running one
    the caller goes on where somebody has got up. Repeated, it changes nothing. Raises UnknownMatch, UnknownSeat,
    SeatTaken, AlreadySeated, AlreadyStarted, InvitationGone, KnowsTooMuch, BadPick, PickTaken, MatchOver,
    NotWelcome.
    """
    with service.database.transaction() as tx:
        held = hold(service, tx, match, caller)
        return sit(tx, held, caller, held.seat(seat), pick, nonce)


def sit(
    tx: Transaction, held: Held, caller: Caller, row: SeatRow, pick: str | None, nonce: bytes | None = None
) -> Match:
    """What `take_seat` does once the match is in hand; join codes and invitations come in here."""
    if sits(row, caller) and (pick is None or row.pick == pick):
        return to_match(tx, held, caller)
    _check(held, row, caller, pick)
    check_welcome(tx, caller, [held.row.opened_by, *(seat.player_id for seat in held.seats)])
    if held.row.status == "running":
        return _go_on(tx, held, caller, row)
    if row.status == "invited":
        check_pending(held, find_own(tx, held, caller, row.number))
        invitations.end_invitation(tx, held.id, row.number, "accepted", held.now)
    row.status, row.player_id, row.pick = "taken", caller.player.id, pick
    step = Step(held)
    step.rows.seats.append(row)
    step.tell(Told(SatDown(row.number, caller.player.name)))
    step.inform("seat.taken", step.company(caller.player.id), seat=row.number, player=caller.player.id)
    if nonce is not None:
        put_nonce(tx, step, row.number, nonce)
    if held.row.start == "full" and held.is_full:
        step.begin()
    step.save(tx)
    return to_match(tx, held, caller)


def _go_on(tx: Transaction, held: Held, caller: Caller, row: SeatRow) -> Match:
    """The caller goes on where somebody has got up, and from now on sees what the seat has seen."""
    known = vacancies.read_sitting(tx, held.id, caller.player.id)
    if known is not None and known != row.number:
        raise KnowsTooMuch
    row.status, row.player_id = "taken", caller.player.id
    vacancies.drop_vacancy(tx, held.id, row.number)
    step = Step(held)
    step.tell(Told(SatDown(row.number, caller.player.name)))
    step.inform("seat.taken", step.company(caller.player.id), seat=row.number, player=caller.player.id)
    step.reseat(row)
    step.save(tx)
    return to_match(tx, held, caller)


def sits(row: SeatRow, caller: Caller) -> bool:
    return row.status == "taken" and row.player_id == caller.player.id


def _check(held: Held, row: SeatRow, caller: Caller, pick: str | None) -> None:
    if held.row.status in ("finished", "aborted"):
        raise MatchOver
    others = [seat for seat in held.seats if seat.number != row.number]
    if any(seat.player_id == caller.player.id for seat in others) or sits(row, caller):
        raise AlreadySeated
    if row.status in ("taken", "house") or (row.status == "invited" and row.player_id != caller.player.id):
        raise SeatTaken
    if held.row.status != "open" and not is_vacant(held, row):
        raise AlreadyStarted
    if held.row.status == "running":
        return
    read_pick(held.game.facts.chairs[len(held.seats)][row.number], pick, "/pick")
    if pick is not None and any(seat.pick == pick for seat in others):
        raise PickTaken
