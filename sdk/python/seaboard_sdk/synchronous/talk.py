# Generated from seaboard_sdk/asynchronous/talk.py by `make sdk`; edits here are lost.
"""Talking in a match, whom I do not read there, and being told of my turns by e-mail."""

from __future__ import annotations

import uuid
from collections.abc import Generator
from contextlib import closing
from typing import TYPE_CHECKING, Literal, cast

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.chat import get_chat, list_muted_players, mute_player, say, set_chat, unmute_player
from seaboard_sdk.generated.api.letters import (
    ask_to_unsubscribe,
    confirm_mailbox,
    get_mailbox,
    remove_mailbox,
    set_mailbox,
    unsubscribe,
)
from seaboard_sdk.places import lines_of
from seaboard_sdk.synchronous.feeds import Feed
from seaboard_sdk.synchronous.resource import Resource
from seaboard_sdk.words import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seaboard_sdk.synchronous.matches import Match


class Chat:
    """What is said in a match. Rooms go by their names: `seats`, `spectators`, and that of a side."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._client = match._client

    def __call__(self) -> models.Chat:
        """The rooms that I may read."""
        return cast(models.Chat, self._client.sender.call(get_chat, self._match.id))

    def set(self, is_on: bool) -> models.Chat:
        """Turn the chat of a match that I opened off, or on again. Raises NotYourMatch."""
        body = models.ChatSwitch(is_on=is_on)
        return cast(models.Chat, self._client.sender.call(set_chat, self._match.id, body=body))

    def say(self, room: str, text: str, *, key: str | None = None) -> models.ChatLine:
        """Say something. `key` is the Idempotency-Key: said again under it, it is said once. Raises NoChat where it is
        turned off, ChatClosed while the rules forbid to talk, UnknownRoom, BadLine, TooManyLines."""
        body, key = models.NewChatLine(text=text), key or str(uuid.uuid4())
        said = self._client.sender.call(say, self._match.id, room, body=body, idempotency_key=key)
        return cast(models.ChatLine, said)

    def lines(self, room: str, after: str | None = "0") -> Generator[models.ChatLine | Gap, None]:
        """What is said in a room, from a place on, without an end. Raises UnknownRoom, and NoChat, also meanwhile."""
        with closing(Feed(self._client, lines_of(self._match.id, room), after).told()) as told:
            for one in told:
                yield cast(models.ChatLine | Gap, one)


class Mutes(Resource):
    """Players of whom I read nothing, in any match."""

    def __call__(self) -> Iterator[models.Player]:
        """All of them."""
        return self._each(list_muted_players)

    def add(self, player: str) -> models.Player:
        """Mute a player."""
        return cast(models.Player, self._call(mute_player, player))

    def remove(self, player: str) -> models.Unblocked:
        """Read it again."""
        return cast(models.Unblocked, self._call(unmute_player, player))


class Mailbox(Resource):
    """Where I am told of my turns by e-mail."""

    def __call__(self) -> models.Mailbox:
        """The address, whether it is confirmed, and how often it is written to. Raises UnknownMailbox."""
        return cast(models.Mailbox, self._call(get_mailbox))

    def set(self, address: str, turns: Literal["each", "hourly", "daily", "off"] = "each") -> models.Mailbox:
        """Another address, which is sent a code, or another wish. Raises BadAddress, TooManyLetters, and NoLetters
        where the service sends none."""
        body = models.NewMailbox.from_dict({"address": address, "turns": turns})
        return cast(models.Mailbox, self._call(set_mailbox, body=body))

    def confirm(self, code: str) -> models.Mailbox:
        """Say the code that was sent to the address. Raises BadCode, UnknownMailbox."""
        return cast(models.Mailbox, self._call(confirm_mailbox, body=models.MailCode(code=code)))

    def remove(self) -> None:
        """Have no address there."""
        self._call(remove_mailbox)

    def unsubscribe(self, letter: str) -> str:
        """End the letters by what the link of one of them ends with: a page that says so. Needs no token."""
        return cast(str, self._call(unsubscribe, letter))

    def unsubscribe_page(self, letter: str) -> str:
        """The page that the link of a letter leads to."""
        return cast(str, self._call(ask_to_unsubscribe, letter))
