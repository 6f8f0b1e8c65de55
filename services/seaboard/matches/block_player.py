"""A player wants nothing to do with another: no invitations from it, and it sits in none of the player's matches."""

from __future__ import annotations

from seaboard.matches.ids import is_id
from seaboard.matches.looks import to_player
from seaboard.matches.refusals import BadCursor, UnknownPlayer
from seaboard.matches.service import Service
from seaboard.matches.words.people import Block, BlockPage, Caller, Player
from seaboard.store import blocks, players


def block_player(service: Service, caller: Caller, player: str) -> Block:
    """From now on; matches in which both sit already go on. The other is not told. Raises UnknownPlayer, also for
    the caller itself.
    """
    with service.database.transaction() as tx:
        found = players.find_players(tx, [player] if is_id(player) else [], caller.tenant).get(player)
        if found is None or player == caller.player.id:
            raise UnknownPlayer
        return Block(to_player(found), blocks.add_block(tx, caller.player.id, player))


def unblock_player(service: Service, caller: Caller, player: str) -> None:
    """It is all right again. Raises UnknownPlayer for who was not blocked."""
    with service.database.transaction() as tx:
        if not is_id(player) or not blocks.drop_block(tx, caller.player.id, player):
            raise UnknownPlayer


def list_blocks(service: Service, caller: Caller, *, cursor: str | None = None, limit: int = 50) -> BlockPage:
    """Whom the caller blocks. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = blocks.list_blocks(tx, caller.player.id, cursor, limit + 1)
    page = tuple(Block(Player(row.id, row.name, row.is_bot, row.created_at), row.blocked_at) for row in rows[:limit])
    return BlockPage(page, page[-1].player.id if len(rows) > limit else None)
