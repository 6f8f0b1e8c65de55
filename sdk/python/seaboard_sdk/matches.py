"""A match and a seat in it, as a player or a bot holds them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, cast

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.matches import (
    cancel_match,
    get_match,
    get_replay,
    leave_seat,
    resign,
    start_match,
    take_seat,
)
from seaboard_sdk.generated.api.play import (
    get_decision,
    get_public_view,
    get_view,
    list_seat_decisions,
    make_choice,
    preview_choice,
    withdraw_choice,
)
from seaboard_sdk.generated.types import UNSET
from seaboard_sdk.transport import call
from seaboard_sdk.waiting import Feed

if TYPE_CHECKING:
    from seaboard_sdk.client import Client


class Action(Protocol):
    """An action, as the generated core has a class for each kind."""

    def to_dict(self) -> dict[str, Any]: ...


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
        self.info = call(get_match.sync_detailed, self.id, client=self._client.core)
        return self

    def take(self, seat: int, pick: str | None = None) -> Seat:
        """Sit down."""
        body = models.SitDown(pick=UNSET if pick is None else pick)
        self.info = call(take_seat.sync_detailed, self.id, seat, client=self._client.core, body=body)
        return self.seat(seat)

    def leave(self, seat: int) -> None:
        """Get up before the start."""
        self.info = call(leave_seat.sync_detailed, self.id, seat, client=self._client.core)

    def start(self) -> None:
        """Start it, if I opened it and its seats are taken."""
        self.info = call(start_match.sync_detailed, self.id, client=self._client.core)

    def cancel(self) -> None:
        """Call it off before the start."""
        self.info = call(cancel_match.sync_detailed, self.id, client=self._client.core)

    def view(self) -> models.SeenMatch:
        """What everybody may know of it now."""
        return cast(models.SeenMatch, call(get_public_view.sync_detailed, self.id, client=self._client.core))

    def events(self, after: str = "0") -> Iterator[models.SeenEvent]:
        """What everybody is told, from a place on, waiting for more until the match is over."""
        yield from Feed(self._client, self.id, None, after)

    def replay(self) -> dict[str, Any]:
        """All that it was made of, once it is over."""
        return cast(models.Replay, call(get_replay.sync_detailed, self.id, client=self._client.core)).to_dict()


class Seat:
    """A seat that I hold: what it sees, what it is asked, what it answers."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self._client = match._client
        self._feed = Feed(self._client, match.id, number)
        self._heard = Feed(self._client, match.id, number)
        self._unread: list[models.SeenEvent] = []

    def view(self) -> models.SeenMatch:
        """What the seat may know now."""
        return cast(models.SeenMatch, self._call(get_view.sync_detailed))

    def decision(self, number: int | None = None) -> models.Decision | None:
        """The decision of this number; without one what the seat is asked now, if anything."""
        if number is not None:
            return cast(models.Decision, self._call(get_decision.sync_detailed, number))
        found: models.Decisions = self._call(list_seat_decisions.sync_detailed)
        return found.items[0] if found.items else None

    def wait_for_decision(self, timeout: float | None = None) -> models.Decision | None:
        """The next decision that waits for this seat; None when the match is over, or when the time has passed."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            decision = self.decision()
            if decision is not None and decision.status == "open":
                return decision
            left = None if until is None else until - time.monotonic()
            if not self._feed.wait(left):
                return None

    def decide(self, decision: models.Decision | int, *actions: Action) -> models.Receipt:
        """Choose these actions. It is safe to say the same again: the receipt is the same."""
        number = decision if isinstance(decision, int) else decision.number
        body = models.Choice.from_dict({"actions": [action.to_dict() for action in actions]})
        return cast(models.Receipt, self._call(make_choice.sync_detailed, number, body=body))

    def preview(self, decision: models.Decision | int, actions: Sequence[Action] = ()) -> models.Preview:
        """What would follow from these first actions of a choice."""
        number = decision if isinstance(decision, int) else decision.number
        body = models.Draft.from_dict({"actions": [action.to_dict() for action in actions]})
        return cast(models.Preview, self._call(preview_choice.sync_detailed, number, body=body))

    def withdraw(self, number: int, etag: str) -> models.Decision:
        """Withdraw a sealed choice; `etag` is the decision's as it was read."""
        return cast(models.Decision, self._call(withdraw_choice.sync_detailed, number, if_match=etag))

    def events(self, after: str = "0") -> Iterator[models.SeenEvent]:
        """What the seat is told, from a place on, waiting for more until the match is over."""
        yield from Feed(self._client, self.match.id, self.number, after)

    def new_events(self) -> list[models.SeenEvent]:
        """What the seat was told since this was last asked; without waiting. Nothing is lost where it fails: the next
        call gives what came before, too."""
        while True:
            page = self._heard.page(0)
            self._unread += page.items
            if not page.has_more:
                told, self._unread = self._unread, []
                return told

    def resign(self) -> None:
        """Give up the seat."""
        self.match.info = self._call(resign.sync_detailed)

    def _call(self, operation: Any, *place: Any, **arguments: Any) -> Any:
        return call(operation, self.match.id, self.number, *place, client=self._client.core, **arguments)
