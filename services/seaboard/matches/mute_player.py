"""A player does not want to read what another says. The other is not told, and says on."""

from __future__ import annotations

from seaboard.matches.ids import is_id
from seaboard.matches.looks import to_player
from seaboard.matches.refusals import BadCursor, UnknownPlayer
from seaboard.matches.service import Service
from seaboard.matches.words.chatting import MutePage
from seaboard.matches.words.people import Caller, Player
from seaboard.store import chats, players


def mute_player(service: Service, caller: Caller, player: str) -> Player:
    """In all matches, and of what was said before too. Raises UnknownPlayer, also for the caller itself."""
    with service.database.transaction() as tx:
        found = players.find_players(tx, [player] if is_id(player) else [], caller.tenant).get(player)
        if found is None or player == caller.player.id:
            raise UnknownPlayer
        chats.mute(tx, caller.player.id, player)
        return to_player(found)


def unmute_player(service: Service, caller: Caller, player: str) -> None:
    """All of it can be read again. Raises UnknownPlayer for who was not muted."""
    with service.database.transaction() as tx:
        if not is_id(player) or not chats.unmute(tx, caller.player.id, player):
            raise UnknownPlayer


def list_mutes(service: Service, caller: Caller, *, cursor: str | None = None, limit: int = 50) -> MutePage:
    """Whom the caller has muted. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = chats.list_mutes(tx, caller.player.id, cursor, limit + 1)
    page = tuple(to_player(row) for row in rows[:limit])
    return MutePage(page, page[-1].id if len(rows) > limit else None)
