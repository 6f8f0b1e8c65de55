"""A player says anew what it is called, and whether it is a program."""

from __future__ import annotations

from seaboard.matches.names import claim
from seaboard.matches.refusals import NamedByItsApp, NameTaken, RenamedLately
from seaboard.matches.service import Service
from seaboard.matches.words.people import HOUSE, Caller, Player
from seaboard.store import players
from seaboard.store.database import Taken

HOURS_OF_A_NAME = 24
"""How long a new name stays: it is told anew in all matches, and nobody shall be met under ten names in an hour."""


def change_myself(service: Service, caller: Caller, *, name: str, is_bot: bool) -> Player:
    """The caller as it is from now on, in all its matches. Whoever an app has brought is called as the app says. Raises
    BadName, NameTaken, RenamedLately, NamedByItsApp."""
    if caller.tenant != HOUSE:
        raise NamedByItsApp
    claimed, now = claim(name), caller.player
    try:
        with service.database.transaction() as tx:
            before = players.lock_player(tx, now.id)
            is_new = before is not None and before != claimed.name
            if is_new and players.was_renamed_lately(tx, now.id, HOURS_OF_A_NAME):
                raise RenamedLately
            if not players.change_player(tx, caller.tenant, now.id, claimed, is_bot):
                raise NameTaken
            if before is not None and is_new:
                players.note_renaming(tx, now.id)
                players.tell_names_anew(tx, caller.tenant, before, claimed.name)
    except Taken:  # by somebody who came in the same moment
        raise NameTaken from None
    return Player(now.id, claimed.name, is_bot, now.created_at)
