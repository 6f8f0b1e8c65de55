"""A match is opened: its game, options and seats are fixed, its seed is drawn and committed to."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.catalogue import Entry
from seaboard.engine.chance import SEED_BYTES, commitment
from seaboard.engine.events import Told
from seaboard.engine.facts import BadOption, Chair
from seaboard.matches.clocks import LONGEST, TimeControl, check_control
from seaboard.matches.events import SatDown
from seaboard.matches.held import hold
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.inviting import tell_invited, write_invitation
from seaboard.matches.join_codes import new_code
from seaboard.matches.looks import players_in, seat_names, to_match
from seaboard.matches.refusals import BadOptions, BadPick, BadSeats, BadTimeLimit, NoSandbox, UnknownPlayer
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from seaboard.matches.timing import new_timing
from seaboard.matches.words import Access, Caller, Match, Sandbox, SeatWish, Start, TimeLimit
from seaboard.store import invitations, matches, players
from seaboard.store.database import Transaction
from seaboard.store.matches import SeatRow
from seaboard.store.timings import save_timing


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
) -> Match:
    """The match as opened; with `start` "full" and no seat left open it has started. Raises UnknownGame, BadOptions,
    BadSeats, BadPick, BadTimeLimit, BadTimeControl, NoSandbox, UnknownPlayer.
    """
    if sandbox is not None and not service.has_sandbox:
        raise NoSandbox
    control = _read_control(time_limit, time_control)
    time_limit = _to_limit(control)
    entry = service.find_game(game)
    values = _values(entry, caller, options or {}, len(seats), time_limit, start, access)
    with service.database.transaction() as tx:
        rows = _seat(tx, entry, caller, values["id"], seats)
        if sandbox is not None and sandbox.seed is not None:
            values |= {"seed": sandbox.seed, "commitment": commitment(sandbox.seed)}
        matches.add_match(tx, values, rows)
        timing = new_timing(control, len(rows), is_sandbox=sandbox is not None)
        if not timing.is_plain:
            save_timing(tx, values["id"], timing.to_data())
        held = hold(service, tx, values["id"], caller)
        step, people = Step(held), players_in(tx, [], rows)
        names = seat_names(rows, people)
        for row, wish in zip(rows, seats, strict=True):
            if row.status in ("taken", "house"):
                step.tell(Told(SatDown(row.number, names[row.number])))
            elif row.player_id is not None:
                _invite(tx, step, caller, row, wish, people[row.player_id].name)
        if start == "full" and held.is_full:
            step.begin()
        step.save(tx)
        return to_match(tx, held, caller)


def _invite(tx: Transaction, step: Step, caller: Caller, row: SeatRow, wish: SeatWish, name: str) -> None:
    pointer = f"/seats/{row.number}"
    invitation = write_invitation(row, caller.player.id, wish.otherwise, wish.expires_in, step.held.now, pointer)
    invitations.add_invitations(tx, [invitation])
    tell_invited(step, invitation, name)


def _values(
    entry: Entry,
    caller: Caller,
    options: Mapping[str, Any],
    seats: int,
    time_limit: TimeLimit | None,
    start: Start,
    access: Access,
) -> dict[str, Any]:
    facts = entry.game.facts
    seed = secrets.token_bytes(SEED_BYTES)
    return {
        "id": new_id(),
        "game": facts.id,
        "rules_version": facts.rules_version,
        "options": _read_options(entry, options),
        "seed": seed,
        "commitment": commitment(seed),
        "access": access,
        "join_code": new_code() if access == "private" else None,
        "start": start,
        "limit_seconds": None if time_limit is None else time_limit.seconds,
        "limit_policy": None if time_limit is None else time_limit.policy,
        "opened_by": caller.player.id,
        "sequences": [0] * (seats + 1),
        "numbers": [0] * seats,
    }


def _read_control(limit: TimeLimit | None, control: TimeControl | None) -> TimeControl | None:
    """Raises BadTimeLimit, BadTimeControl."""
    if limit is not None and control is not None:
        raise BadTimeLimit("/time_limit", "is the short form of a `time_control`: give one of them")
    if limit is not None and not 1 <= limit.seconds <= LONGEST:
        raise BadTimeLimit("/time_limit/seconds", f"must be between 1 and {LONGEST}")
    if limit is not None:
        return TimeControl("per-decision", limit.seconds, limit.policy)
    if control is not None:
        check_control(control)
    return control


def _to_limit(control: TimeControl | None) -> TimeLimit | None:
    """The short form, of a time control that has one."""
    if control is None or control.kind != "per-decision" or control.rests:
        return None
    return TimeLimit(control.seconds, control.policy) if control.policy in ("forfeit", "default-action") else None


def _read_options(entry: Entry, options: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return entry.game.facts.read_options(options)
    except BadOption as error:
        raise BadOptions(f"/options/{error.name}", error.why) from error


def _seat(tx: Transaction, entry: Entry, caller: Caller, match: str, wishes: Sequence[SeatWish]) -> list[SeatRow]:
    chairs = entry.game.facts.chairs.get(len(wishes))
    if chairs is None:
        allowed = ", ".join(map(str, sorted(entry.game.facts.chairs)))
        raise BadSeats("/seats", f"the game takes {allowed} seats")
    rows = [
        _seat_one(entry, caller, match, number, wish, chair)
        for number, (wish, chair) in enumerate(zip(wishes, chairs, strict=True))
    ]
    _check_apart(rows)
    invited = {row.player_id for row in rows if row.status == "invited" and row.player_id is not None}
    if invited - set(players.find_players(tx, invited)):
        raise UnknownPlayer
    return rows


def _seat_one(entry: Entry, caller: Caller, match: str, number: int, wish: SeatWish, chair: Chair) -> SeatRow:
    pointer = f"/seats/{number}"
    row = SeatRow(match, number, "open", None, None, None, list(chair.roles), has_left=False)
    if wish.kind == "me":
        row.status, row.player_id = "taken", caller.player.id
    elif wish.kind == "house":
        if wish.level not in entry.bots:
            raise BadSeats(f"{pointer}/level", f"must be one of {', '.join(entry.bots)}")
        row.status, row.level = "house", wish.level
    elif wish.kind == "invited":
        if wish.player is None or not is_id(wish.player):
            raise UnknownPlayer
        row.status, row.player_id = "invited", wish.player
    row.pick = read_pick(chair, wish.pick if wish.kind in ("me", "house") else None, f"{pointer}/pick")
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
