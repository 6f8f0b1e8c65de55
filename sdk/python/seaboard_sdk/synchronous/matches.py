# Generated from seaboard_sdk/asynchronous/matches.py by `make sdk`; edits here are lost.
"""A match as a player or a bot holds it, and how to come by one."""

from __future__ import annotations

import uuid
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.filling import cancel_invitation, invite, join_match, look_by_code, rematch
from seaboard_sdk.generated.api.matches import (
    cancel_match,
    get_match,
    get_replay,
    leave_seat,
    list_matches,
    open_match,
    start_match,
    take_seat,
)
from seaboard_sdk.generated.api.play import get_public_view
from seaboard_sdk.generated.types import UNSET
from seaboard_sdk.places import public_events_of
from seaboard_sdk.synchronous.feeds import Feed
from seaboard_sdk.synchronous.seats import Seat
from seaboard_sdk.transport import wish
from seaboard_sdk.words import Gap

if TYPE_CHECKING:
    from seaboard_sdk.synchronous.client import Client


class Matches:
    """The matches that I may see."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def open(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, Any]],
        *,
        options: Mapping[str, Any] | None = None,
        key: str | None = None,
        **more: Any,
    ) -> Match:
        """Open a match. A seat is `me`, `open`, `house:medium` or `invited:<a player's id>`, or a wish as the document
        has it. `key` is the Idempotency-Key: give one of your own where your program itself may be started again."""
        wishes = [wish(seat) for seat in seats]
        body = models.NewMatch.from_dict({"game": game, "seats": wishes, "options": dict(options or {}), **more})
        return self._call(open_match, body=body, idempotency_key=key or str(uuid.uuid4()))

    def __getitem__(self, match: str) -> Match:
        return self._call(get_match, match)

    def __call__(self, **which: Any) -> Iterator[Match]:
        """All that fit, the newest first: `game`, `status`, `mine`, `open`; or `my_turn`, the most urgent first."""
        query = {"open_" if name == "open" else name: value for name, value in which.items()}
        while True:
            page: models.Matches = self._client.sender.call(list_matches, **query)
            for info in page.items:
                yield Match(self._client, info)
            if page.next_ is None:
                return
            query["after"] = page.next_

    def by_code(self, code: str) -> Match:
        """The match that has this join code."""
        return self._call(look_by_code, body=models.Code(code=code))

    def join(self, code: str, *, seat: int | None = None, pick: str | None = None) -> Match:
        """Sit down in the match that has this join code."""
        body = models.Join(code=code, seat=UNSET if seat is None else seat, pick=UNSET if pick is None else pick)
        return self._call(join_match, body=body)

    def _call(self, operation: Any, *place: Any, **arguments: Any) -> Match:
        return Match(self._client, self._client.sender.call(operation, *place, **arguments))


class Match:
    """One contest. `info` is what was last read of it; `refresh` reads it again."""

    def __init__(self, client: Client, info: models.Match) -> None:
        self._client = client
        self.id = info.id
        self.info = info

    @property
    def outcome(self) -> models.Outcome | None:
        """How it ended, as far as was read; None while it runs."""
        return self.info.outcome

    @cached_property
    def my_seat(self) -> Seat:
        """The first seat that I hold."""
        if not self.info.my_seats:
            raise LookupError("you hold no seat in this match; take one first")
        return self.seat(self.info.my_seats[0])

    def seat(self, number: int) -> Seat:
        """One of its seats, to play it."""
        return Seat(self, number)

    def refresh(self) -> Match:
        """Read it again."""
        return self._change(get_match)

    def take(self, seat: int, pick: str | None = None) -> Seat:
        """Sit down."""
        self._change(take_seat, seat, body=models.SitDown(pick=UNSET if pick is None else pick))
        return self.seat(seat)

    def leave(self, seat: int) -> None:
        """Get up before the start."""
        self._change(leave_seat, seat)

    def start(self) -> None:
        """Start it, if I opened it and its seats are taken."""
        self._change(start_match)

    def cancel(self) -> None:
        """Call it off before the start."""
        self._change(cancel_match)

    def invite(self, seat: int, player: str, **more: Any) -> None:
        """Keep a seat for a player, for `expires_in` seconds, `otherwise` open it or abort the match."""
        self._change(invite, seat, body=models.Invite.from_dict({"player": player, **more}))

    def cancel_invitation(self, seat: int) -> None:
        """Keep the seat for nobody any more."""
        self._change(cancel_invitation, seat)

    def rematch(self) -> Match:
        """The same people once more; one rematch of a match, whoever asks for it first."""
        return Match(self._client, self._client.sender.call(rematch, self.id))

    def view(self) -> models.SeenMatch:
        """What everybody may know of it now."""
        return cast(models.SeenMatch, self._client.sender.call(get_public_view, self.id))

    def events(self, after: str | None = "0") -> Generator[models.SeenEvent | Gap, None]:
        """What everybody is told, from a place on, waiting for more until the match is over."""
        with closing(Feed(self._client, public_events_of(self.id), after).told()) as told:
            for one in told:
                yield cast(models.SeenEvent | Gap, one)

    def replay(self) -> dict[str, Any]:
        """All that it was made of, once it is over."""
        return cast(models.Replay, self._client.sender.call(get_replay, self.id)).to_dict()

    def _change(self, operation: Any, *place: Any, **arguments: Any) -> Match:
        self.info = self._client.sender.call(operation, self.id, *place, **arguments)
        return self
