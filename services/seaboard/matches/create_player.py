"""A person or a program gets an account and its first access token."""

from __future__ import annotations

from seaboard.matches.ids import new_id
from seaboard.matches.looks import to_player
from seaboard.matches.names import claim
from seaboard.matches.refusals import NameTaken
from seaboard.matches.service import Service
from seaboard.matches.tokens import add_token
from seaboard.matches.words.people import NewPlayer
from seaboard.store import players
from seaboard.store.tenants import HOUSE


def create_player(service: Service, name: str, *, is_bot: bool = False) -> NewPlayer:
    """A new player of the house, with a token of all scopes. Raises BadName, NameTaken."""
    claimed = claim(name)
    with service.database.transaction() as tx:
        row = players.add_player(tx, id_=new_id(), tenant=HOUSE, name=claimed, is_bot=is_bot)
        if row is None:
            raise NameTaken
        return NewPlayer(to_player(row), add_token(tx, row.id, label="first").secret)
