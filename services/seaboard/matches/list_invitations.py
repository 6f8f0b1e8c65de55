"""The invitations that wait for a player's answer, or that it has sent and nobody has answered yet."""

from __future__ import annotations

from datetime import UTC, datetime

from seaboard.matches.cursors import read_cursor, write_cursor
from seaboard.matches.looks import digest, to_invitation, to_player
from seaboard.matches.service import Service
from seaboard.matches.words.finding import InvitationPage
from seaboard.matches.words.people import Caller
from seaboard.store import invitations, players
from seaboard.store.invitations import Place
from seaboard.store.wholes import read_clock

START = Place(datetime(1970, 1, 1, tzinfo=UTC), "00000000-0000-0000-0000-000000000000", -1)


def list_invitations(
    service: Service, caller: Caller, *, sent: bool = False, cursor: str | None = None, limit: int = 50
) -> InvitationPage:
    """Pending invitations, the first to expire first. Raises BadCursor."""
    after = START if cursor is None else Place(*read_cursor(cursor, "tin"))
    with service.database.snapshot() as tx:
        rows = invitations.list_invitations(tx, caller.player.id, sent=sent, after=after, limit=limit + 1)
        page, now = rows[:limit], read_clock(tx)
        ids = {row.player_id for row in page} | {row.invited_by for row in page}
        found = players.find_players(tx, (id_ for id_ in ids if id_ is not None))
    people = {id_: to_player(row) for id_, row in found.items()}
    last = page[-1] if len(rows) > limit else None
    following = None if last is None else write_cursor(last.expires_at, last.match_id, last.seat)
    listed = tuple(to_invitation(row, row.game, people) for row in page)
    return InvitationPage(listed, following, digest(map(repr, listed), following), now)
