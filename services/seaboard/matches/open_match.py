"""A match is opened: its game, options and seats are fixed, its seed is drawn and committed to."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.catalogue import Entry
from seaboard.engine.chance import SEED_BYTES, commitment
from seaboard.engine.events import Told
from seaboard.engine.facts import BadOption, Chair
from seaboard.matches.blocks import check_welcome
from seaboard.matches.clocks import LONGEST_LIMIT, TimeControl, check_control
from seaboard.matches.events import SatDown
from seaboard.matches.held import Held, hold_for_the_house
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.inviting import tell_invited, write_invitation
from seaboard.matches.join_codes import new_code
from seaboard.matches.looks import players_in, seat_names, to_match
from seaboard.matches.quotas import check_matches
from seaboard.matches.refusals import (
    BadOptions,
    BadPick,
    BadPosition,
    BadRating,
    BadSeats,
    BadSpectators,
    BadTimeLimit,
    NoSandbox,
    UnknownPlayer,
)
from seaboard.matches.service import Service
from seaboard.matches.set_up import set_up
from seaboard.matches.step import Step
from seaboard.matches.timing import new_timing
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import LIVE, Access, NewMatch, Sandbox, SeatWish, Spectators, Start, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store import invitations, matches, papers, players
from seaboard.store.database import Transaction
from seaboard.store.matches import SeatRow
from seaboard.store.timings import save_timing

LONGEST_DELAY = 1000


def open_match(
    service: Service,
    caller: Caller,
    *,
    game: str,
    seats: Sequence[SeatWish],
    options: Mapping[str, Any] | None = None,
    time_limit: TimeLimit | None = None,
    time_control: TimeControl | None = None,
    sandbox: Sandbox | None = None,
    start: Start = "full",
    access: Access = "public",
    spectators: Spectators = LIVE,
    is_rated: bool = False,
) -> Match:
    """The match as opened; with `start` "full" and no seat left open it has started. Raises UnknownGame, BadOptions,
    BadSeats, BadPick, BadTimeLimit, BadTimeControl, BadSpectators, BadPosition, BadRating (for a rated sandbox),
    NoSandbox, UnknownPlayer, NotWelcome, QuotaReached.
    """
    if sandbox is not None and is_rated:
        raise BadRating("/is_rated", "a sandbox is never rated")
    if sandbox is not None and not service.has_sandbox:
        raise NoSandbox
    control = read_time(time_limit, time_control)
    new = NewMatch(
        game,
        seats,
        options or {},
        control,
        start,
        access,
        spectators,
        sandbox,
        tenant=caller.tenant,
        is_rated=is_rated,
    )
    with service.database.transaction() as tx:
        return to_match(tx, open_new(service, tx, caller, new), caller)


def open_new(service: Service, tx: Transaction, opener: Caller | None, new: NewMatch) -> Held:
    """What `open_match` does, for rematches, and for the pool and tournaments too, which open matches that nobody has
    opened."""
    entry = service.find_game(new.game)
    check_matches(tx, new.tenant)
    values = _values(entry, opener, new)
    rows = _seat(tx, entry, opener, values["id"], new)
    matches.add_match(tx, values, rows)
    timing = new_timing(new.time_control, len(rows), is_sandbox=new.sandbox is not None)
    if not timing.is_plain:
        save_timing(tx, values["id"], timing.to_data())
    if new.sandbox is not None and new.sandbox.nonces:
        _set_nonces(tx, values["id"], new.sandbox, len(rows))
    held = hold_for_the_house(service, tx, values["id"])
    step, names = Step(held), seat_names(rows, players_in(tx, [], rows))
    for row, wish in zip(rows, new.seats, strict=True):
        if row.status in ("taken", "house"):
            step.tell(Told(SatDown(row.number, names[row.number])))
        elif row.player_id is not None:
            _invite(tx, step, row, wish)
    if new.start == "full" and held.is_full:
        step.begin()
    if new.sandbox is not None and new.sandbox.choices:
        if held.row.status != "running":
            raise BadPosition("/sandbox/choices", "can be played only in a match that starts as it is opened")
        set_up(step, new.sandbox.choices)
    step.save(tx)
    return held


def _set_nonces(tx: Transaction, match: str, sandbox: Sandbox, seats: int) -> None:
    if len(sandbox.nonces) != seats:
        raise BadPosition("/sandbox/nonces", "must be one of each seat")
    papers.set_nonces(tx, match, sandbox.nonces)


def _invite(tx: Transaction, step: Step, row: SeatRow, wish: SeatWish) -> None:
    pointer, opener = f"/seats/{row.number}", step.held.row.opened_by
    invitation = write_invitation(row, opener, wish.otherwise, wish.expires_in, step.held.now, pointer)
    invitations.add_invitations(tx, [invitation])
    tell_invited(step, invitation)


def _values(entry: Entry, opener: Caller | None, new: NewMatch) -> dict[str, Any]:
    facts, limit = entry.game.facts, to_limit(new.time_control)
    chosen = None if new.sandbox is None else new.sandbox.seed
    seed = new.seed or chosen or secrets.token_bytes(SEED_BYTES)
    return {
        "id": new_id(),
        "tenant_id": new.tenant,
        "game": facts.id,
        "rules_version": facts.rules_version,
        "options": read_options(entry, new.options),
        "seed": seed,
        "commitment": commitment(seed),
        "access": new.access,
        "join_code": new_code() if new.access == "private" else None,
        "start": new.start,
        "limit_seconds": None if limit is None else limit.seconds,
        "limit_policy": None if limit is None else limit.policy,
        "is_rated": new.is_rated,
        "opened_by": None if opener is None else opener.player.id,
        "rematch_of": new.rematch_of,
        "sequences": [0] * (len(new.seats) + 1),
        "numbers": [0] * len(new.seats),
        **_read_spectators(new.spectators),
    }


def read_limit(limit: TimeLimit | None) -> TimeControl | None:
    """The time control of which this is the short form."""
    return None if limit is None else TimeControl("per-decision", limit.seconds, limit.policy)


def read_time(limit: TimeLimit | None, control: TimeControl | None) -> TimeControl | None:
    """The time control that is asked for, in its long form or its short one. Raises BadTimeLimit, BadTimeControl."""
    if limit is not None and control is not None:
        raise BadTimeLimit("/time_limit", "is the short form of a `time_control`: give one of them")
    if limit is not None and not 1 <= limit.seconds <= LONGEST_LIMIT:
        raise BadTimeLimit("/time_limit/seconds", f"must be between 1 and {LONGEST_LIMIT}")
    if control is not None:
        check_control(control)
    return control or read_limit(limit)


def to_limit(control: TimeControl | None) -> TimeLimit | None:
    """The short form, of a time control that has one."""
    if control is None or control.kind != "per-decision" or control.rests:
        return None
    return TimeLimit(control.seconds, control.policy) if control.policy in ("forfeit", "default-action") else None


def _read_spectators(spectators: Spectators) -> dict[str, Any]:
    if (spectators.kind == "delayed") != (0 < spectators.delay <= LONGEST_DELAY):
        raise BadSpectators("/spectators/delay", f"is 1 to {LONGEST_DELAY} events for `delayed`, and 0 otherwise")
    return {"spectators": spectators.kind, "spectator_delay": spectators.delay}


def read_options(entry: Entry, options: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return entry.game.facts.read_options(options)
    except BadOption as error:
        raise BadOptions(f"/options/{error.name}", error.why) from error


def _seat(tx: Transaction, entry: Entry, opener: Caller | None, match: str, new: NewMatch) -> list[SeatRow]:
    wishes, chairs = new.seats, entry.game.facts.chairs.get(len(new.seats))
    if chairs is None:
        allowed = ", ".join(map(str, sorted(entry.game.facts.chairs)))
        raise BadSeats("/seats", f"the game takes {allowed} seats")
    rows = [
        _seat_one(entry, opener, match, number, wish, chair)
        for number, (wish, chair) in enumerate(zip(wishes, chairs, strict=True))
    ]
    _check_apart(rows)
    invited = {row.player_id for row in rows if row.status == "invited" and row.player_id is not None}
    if invited - set(players.find_players(tx, invited, new.tenant)):
        raise UnknownPlayer
    if opener is not None:
        check_welcome(tx, opener, invited)
    return rows


def _seat_one(entry: Entry, opener: Caller | None, match: str, number: int, wish: SeatWish, chair: Chair) -> SeatRow:
    pointer = f"/seats/{number}"
    row = SeatRow(match, number, "open", None, None, None, list(chair.roles), has_left=False)
    if wish.kind == "me" and opener is not None:
        row.status, row.player_id = "taken", opener.player.id
    elif wish.kind == "player":
        row.status, row.player_id = "taken", wish.player
    elif wish.kind == "house":
        if wish.level not in entry.bots:
            raise BadSeats(f"{pointer}/level", f"must be one of {', '.join(entry.bots)}")
        row.status, row.level = "house", wish.level
    elif wish.kind == "invited":
        if wish.player is None or not is_id(wish.player):
            raise UnknownPlayer
        row.status, row.player_id = "invited", wish.player
    row.pick = read_pick(chair, wish.pick if wish.kind in ("me", "house", "player") else None, f"{pointer}/pick")
    return row


def read_pick(chair: Chair, pick: str | None, pointer: str) -> str | None:
    """What somebody picks who sits down in this chair. Raises BadPick."""
    if pick is not None and pick not in chair.picks:
        why = f"must be one of {', '.join(chair.picks)}" if chair.picks else "there is nothing to pick in this seat"
        raise BadPick(pointer, why)
    return pick


def _check_apart(rows: Sequence[SeatRow]) -> None:
    """No player in two seats, no pick twice."""
    for row in rows:
        for other in rows[: row.number]:
            if row.player_id is not None and row.player_id == other.player_id:
                raise BadSeats(f"/seats/{row.number}", "no player can have two seats")
            if row.pick is not None and row.pick == other.pick:
                raise BadPick(f"/seats/{row.number}/pick", "is picked by another seat")
