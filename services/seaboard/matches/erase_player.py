"""A player goes: its name, its tokens, its account. The matches it played in stay, with seats that nobody holds,
and lines that say nothing."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from dataclasses import asdict

from seaboard.matches.audit import note
from seaboard.matches.cancel_match import cancel_match
from seaboard.matches.leave_seat import leave_seat
from seaboard.matches.refusals import Refusal, TooBusy, UnknownPlayer
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.words.people import App, Caller, Erased, Player
from seaboard.store import chats, keys, players
from seaboard.store.database import Transaction
from seaboard.store.players import PartRow

TRIES = 5
NOBODY = "Somebody who left"
"""How matches name who is gone."""


def erase_myself(service: Service, caller: Caller) -> Erased:
    """The caller itself, for good. Raises TooBusy."""
    return _erase(service, caller, actor=caller.player.id)


def erase_app_player(service: Service, app: App, external_id: str) -> Erased:
    """A player of the app, for good; repeated within a day, the same. Raises UnknownPlayer, TooBusy."""
    mark = hashlib.sha256(f"erased {external_id}".encode()).digest()  # no idempotency key has a space
    with service.database.snapshot() as tx:
        row = players.find_app_player(tx, app.tenant, external_id)
        kept = keys.read_key(tx, app.tenant, mark) if row is None else None
    if kept is not None:
        return Erased(**kept.body)
    if row is None:
        raise UnknownPlayer
    player = Player(row.id, row.name, row.is_bot, row.created_at)
    return _erase(service, Caller(player, "", frozenset(), None, app.tenant), actor=app.key_id, mark=mark)


def _erase(service: Service, caller: Caller, *, actor: str, mark: bytes | None = None) -> Erased:
    """First it gives up what is not over, so that no match waits for it; then it goes, if nothing new came up. What an
    app is told of it is kept under the mark."""
    left: set[str] = set()
    for _ in range(TRIES):
        with service.database.single() as tx:
            parts = players.list_parts(tx, caller.player.id)
        for part in parts:
            with suppress(Refusal):  # it was over, or changed, in the meantime: the next look tells
                _give_up(service, caller, part)
        left |= {part.match_id for part in parts if part.status == "running"}
        with service.database.transaction() as tx:
            if _forget(tx, caller, actor):
                erased = Erased(caller.player.id, len(left))
                if mark is not None:
                    keys.keep_end(tx, caller.tenant, mark, "", asdict(erased))
                return erased
    raise TooBusy


def _give_up(service: Service, caller: Caller, part: PartRow) -> None:
    if part.seat is None:
        cancel_match(service, caller, part.match_id)
    elif part.status == "running":
        resign(service, caller, part.match_id, part.seat)
    else:
        leave_seat(service, caller, part.match_id, part.seat)


def _forget(tx: Transaction, caller: Caller, actor: str) -> bool:
    """Whether it is gone: not while it has a part in anything, and nobody gives it one as long as this looks."""
    name = players.lock_player(tx, caller.player.id)
    if name is None:
        return True
    if players.list_parts(tx, caller.player.id):
        return False
    players.tell_names_anew(tx, caller.tenant, name, NOBODY)
    chats.blank_lines(tx, caller.player.id)
    players.delete_player(tx, caller.player.id)
    note(tx, caller.tenant, actor, "player-erased", caller.player.id)
    return True
