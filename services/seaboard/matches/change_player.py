"""A player says anew what it is called, and whether it is a program."""

from __future__ import annotations

from seaboard.matches.names import claim
from seaboard.matches.refusals import NamedByItsApp, NameTaken
from seaboard.matches.service import Service
from seaboard.matches.words.people import HOUSE, Caller, Player
from seaboard.store import players
from seaboard.store.database import Taken


def change_myself(service: Service, caller: Caller, *, name: str, is_bot: bool) -> Player:
    """The caller as it is from now on, in all its matches. Whoever an app has brought is called as the app says. Raises
    BadName, NameTaken, NamedByItsApp."""
    if caller.tenant != HOUSE:
        raise NamedByItsApp
    claimed, now = claim(name), caller.player
    try:
        with service.database.transaction() as tx:
            before = players.lock_player(tx, now.id)
            if not players.change_player(tx, caller.tenant, now.id, claimed, is_bot):
                raise NameTaken
            if before is not None and before != claimed.name:
                players.tell_names_anew(tx, caller.tenant, before, claimed.name)
    except Taken:  # by somebody who came in the same moment
        raise NameTaken from None
    return Player(now.id, claimed.name, is_bot, now.created_at)
