# Generated from seaboard_sdk/asynchronous/matches.py by `make sdk`; edits here are lost.
"""A match as a player or a bot holds it, and how to come by one."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, cast

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
from seaboard_sdk.generated.api.records import get_outcome
from seaboard_sdk.generated.api.time import advance_sandbox
from seaboard_sdk.places import public_events_of
from seaboard_sdk.synchronous.feeds import Feed
from seaboard_sdk.synchronous.resource import Resource
from seaboard_sdk.synchronous.seats import Seat
from seaboard_sdk.synchronous.talk import Chat
from seaboard_sdk.transport import wish
from seaboard_sdk.words import Gap, given

if TYPE_CHECKING:
    from seaboard_sdk.synchronous.client import Client


class Matches(Resource):
    """The matches that I may see."""

    def open(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, Any]],
        *,
        options: Mapping[str, Any] | None = None,
        time_limit: Mapping[str, Any] | None = None,
        time_control: Mapping[str, Any] | None = None,
        start: Literal["full", "call"] = "full",
        access: Literal["public", "private"] = "public",
        spectators: Mapping[str, Any] | None = None,
        sandbox: Mapping[str, Any] | None = None,
        key: str | None = None,
        **more: Any,
    ) -> Match:
        """Open a match. A seat is `me`, `open`, `house:medium` or `invited:<a player's id>`, or a wish as the document
        has it. `key` is the Idempotency-Key: give one of your own where your program itself may be started again. What
        a newer service knows besides is given as it stands in its document."""
        said = given(time_limit=time_limit, time_control=time_control, spectators=spectators, sandbox=sandbox)
        opened = {"game": game, "seats": [wish(seat) for seat in seats], "options": dict(options or {})}
        body = models.NewMatch.from_dict({**opened, "start": start, "access": access, **said, **more})
        return Match(self._client, self._create(open_match, key=key, body=body))

    def __getitem__(self, match: str) -> Match:
        return Match(self._client, self._call(get_match, match))

    def __call__(
        self,
        *,
        game: str | None = None,
        status: str | None = None,
        mine: bool | None = None,
        my_turn: bool | None = None,
        open: bool | None = None,  # noqa: A002  # the document's word
    ) -> Iterator[Match]:
        """All that fit, the newest first: `mine`, or `open`, with a seat for me; or `my_turn`, the most urgent
        first."""
        query = given(game=game, status=status, mine=mine, my_turn=my_turn, open_=open)
        for info in self._each(list_matches, **query):
            yield Match(self._client, info)

    def by_code(self, code: str) -> Match:
        """The match that has this join code."""
        return Match(self._client, self._call(look_by_code, body=models.Code(code=code)))

    def join(self, code: str, *, seat: int | None = None, pick: str | None = None) -> Match:
        """Sit down in the match that has this join code."""
        body = models.Join.from_dict({"code": code, **given(seat=seat, pick=pick)})
        return Match(self._client, self._call(join_match, body=body))


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

    @cached_property
    def chat(self) -> Chat:
        """What is said in it."""
        return Chat(self)

    def seat(self, number: int) -> Seat:
        """One of its seats, to play it."""
        return Seat(self, number)

    def refresh(self) -> Match:
        """Read it again."""
        return self._change(get_match)

    def take(self, seat: int, pick: str | None = None) -> Seat:
        """Sit down."""
        self._change(take_seat, seat, body=models.SitDown.from_dict(given(pick=pick)))
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

    def invite(self, seat: int, player: str, *, expires_in: int | None = None, otherwise: str | None = None) -> None:
        """Keep a seat for a player, for `expires_in` seconds, `otherwise` open it or abort the match."""
        said = given(player=player, expires_in=expires_in, otherwise=otherwise)
        self._change(invite, seat, body=models.Invite.from_dict(said))

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

    def statement(self) -> str:
        """How it ended, signed by the service: a JWT, to be checked with the client's `keys`."""
        return cast(models.Statement, self._client.sender.call(get_outcome, self.id)).statement

    def advance(self, seconds: int) -> None:
        """Move the clock of a sandbox forward."""
        self._change(advance_sandbox, body=models.Advance(seconds=seconds))

    def _change(self, operation: Any, *place: Any, **arguments: Any) -> Match:
        self.info = self._client.sender.call(operation, self.id, *place, **arguments)
        return self
