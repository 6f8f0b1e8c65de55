"""A seat that is mine: what it sees, what it is asked, what it answers."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, cast

from seaboard_sdk.asynchronous.feeds import AsyncFeed
from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.filling import hand_over
from seaboard_sdk.generated.api.matches import resign
from seaboard_sdk.generated.api.papers import (
    add_nonce,
    get_note,
    get_standing_choices,
    set_standing_choices,
    write_note,
)
from seaboard_sdk.generated.api.play import (
    catch_up,
    get_decision,
    get_view,
    list_seat_decisions,
    make_choice,
    note_last_look,
    preview_choice,
    take_choice_back,
    withdraw_choice,
)
from seaboard_sdk.generated.api.records import get_seen_replay
from seaboard_sdk.generated.api.time import ask_for_pause, claim_forfeit, come_back, resume_match
from seaboard_sdk.generated.types import UNSET
from seaboard_sdk.places import events_of
from seaboard_sdk.words import Action, Asked, Gap, asked, given, number_of, written

if TYPE_CHECKING:
    from seaboard_sdk.asynchronous.matches import AsyncMatch


class AsyncSeat:
    """A seat that I hold."""

    def __init__(self, match: AsyncMatch, number: int) -> None:
        self.match = match
        self.number = number
        self._client = match._client
        place = events_of(match.id, number)
        self._feed = AsyncFeed(self._client, place, "0")
        self._heard = AsyncFeed(self._client, place, "0")
        self._unread: list[models.SeenEvent] = []

    async def view(self) -> models.SeenMatch:
        """What the seat may know now."""
        return cast(models.SeenMatch, await self._call(get_view))

    async def decision(self, number: int | None = None) -> Asked | None:
        """The decision of this number, with its ETag; without one what the seat is asked now, if anything."""
        if number is not None:
            found, etag = await self._client.sender.call_tagged(get_decision, self.match.id, self.number, number)
            return asked(found, etag)
        pending: models.Decisions = await self._call(list_seat_decisions)
        if not pending.items:
            return None
        (first, *_) = pending.items
        return await self.decision(first.number) if first.status == "sealed" else asked(first)

    async def wait_for_decision(self, timeout: float | None = None) -> Asked | None:
        """The next decision that waits for this seat; None when the match is over, or when the time has passed."""
        until = None if timeout is None else monotonic() + timeout
        while True:
            decision = await self.decision()
            if decision is not None and decision.status == "open":
                return decision
            left = None if until is None else until - monotonic()
            if not await self._feed.wait(left):
                return None

    async def decide(
        self, decision: models.Decision | int, *actions: Action, etag: str | None = None
    ) -> models.Receipt:
        """Choose these actions. It is safe to say the same again: the receipt is the same. To say something else
        while the choice is sealed, give the decision's `etag`."""
        body = models.Choice.from_dict(written(actions))
        answer = await self._call(make_choice, number_of(decision), body=body, if_match=etag or UNSET)
        return cast(models.Receipt, answer)

    async def preview(self, decision: models.Decision | int, actions: Sequence[Action] = ()) -> models.Preview:
        """What would follow from these first actions of a choice, and which actions may come next."""
        body = models.Draft.from_dict(written(actions))
        return cast(models.Preview, await self._call(preview_choice, number_of(decision), body=body))

    async def withdraw(self, decision: Asked | int, etag: str | None = None) -> Asked:
        """Withdraw a sealed choice. The ETag is the decision's as it was read: a decision of `decision()` has it."""
        read = etag or (decision.etag if isinstance(decision, Asked) else "")
        place = (self.match.id, self.number, number_of(decision))
        return asked(*await self._client.sender.call_tagged(withdraw_choice, *place, if_match=read or UNSET))

    async def take_back(self, decision: models.Decision | int) -> Asked:
        """Take back a choice that nothing came of; the decision that is asked instead has a number of its own."""
        place = (self.match.id, self.number, number_of(decision))
        return asked(*await self._client.sender.call_tagged(take_choice_back, *place))

    async def events(self, after: str | None = "0") -> AsyncGenerator[models.SeenEvent | Gap, None]:
        """What the seat is told, from a place on, waiting for more until the match is over."""
        async with aclosing(AsyncFeed(self._client, events_of(self.match.id, self.number), after).told()) as told:
            async for one in told:
                yield cast(models.SeenEvent | Gap, one)

    async def new_events(self) -> list[models.SeenEvent]:
        """What the seat was told since this was last asked; without waiting. Nothing is lost where it fails: the next
        call gives what came before, too."""
        while True:
            page = await self._heard.page(0)
            self._unread += page.items
            if not page.has_more:
                told, self._unread = self._unread, []
                return told

    async def catch_up(self, after: str | None = None) -> models.CatchUp:
        """What happened since I last looked, or after this number, as text. Asking moves nothing."""
        return cast(models.CatchUp, await self._call(catch_up, **given(after=after)))

    async def note_last_look(self, number: str) -> models.Glance:
        """I have read so far: the `next_` of what I caught up with."""
        return cast(models.Glance, await self._call(note_last_look, body=models.Glance(number=number)))

    async def replay(self) -> dict[str, Any]:
        """What the seat was told and saw from the first event on, as far as the match has come."""
        return cast(models.SeenReplay, await self._call(get_seen_replay)).to_dict()

    # Papers that lie at the seat

    async def note(self) -> models.Note:
        """What I have noted down here; nobody else reads it."""
        return cast(models.Note, await self._call(get_note))

    async def write_note(self, text: str) -> models.Note:
        """Note this instead of what stands there."""
        return cast(models.Note, await self._call(write_note, body=models.NewNote(text=text)))

    async def add_nonce(self, nonce: str | None = None) -> str:
        """My part of the match's chance, before it starts: 16 to 64 bytes in hex, drawn at random where none is given.
        It is given back, to be compared with the replay's."""
        mine = nonce or secrets.token_hex(32)
        self.match.info = await self._call(add_nonce, body=models.Nonce(nonce=mine))
        return mine

    async def standing_choices(self) -> list[models.StandingChoice]:
        """Choices made in advance."""
        return list(cast(models.Standing, await self._call(get_standing_choices)).items)

    async def set_standing_choices(self, choices: Sequence[models.StandingChoice]) -> list[models.StandingChoice]:
        """Make these in advance and no others; the first whose kind is asked for is played, once."""
        body = models.Standing(items=list(choices))
        return list(cast(models.Standing, await self._call(set_standing_choices, body=body)).items)

    # Time, and leaving

    async def ask_for_pause(self) -> None:
        """Ask for a pause, or agree to it: the clocks stand still once all have."""
        self.match.info = await self._call(ask_for_pause)

    async def resume(self) -> None:
        """Go on, or ask for no pause any more."""
        self.match.info = await self._call(resume_match)

    async def claim(self, verdict: Literal["forfeit", "wait"]) -> None:
        """As an opponent of this seat, whose time has run out: say what comes of it."""
        self.match.info = await self._call(claim_forfeit, body=models.Verdict(verdict=verdict))

    async def come_back(self) -> None:
        """Play again, where a house bot played for me."""
        self.match.info = await self._call(come_back)

    async def hand_over(
        self, level: str | None = None, *, to_anybody: bool = False, expires_in: int | None = None
    ) -> None:
        """Get up without giving up: a house bot of this level goes on, or, `to_anybody`, whoever comes within
        `expires_in` seconds, and the house bot, if a level is given, where nobody does."""
        said = given(to="anybody" if to_anybody else "house", level=level, expires_in=expires_in)
        self.match.info = await self._call(hand_over, body=models.HandOver.from_dict(said))

    async def resign(self) -> None:
        """Give up the seat."""
        self.match.info = await self._call(resign)

    async def _call(self, operation: Any, *place: Any, **arguments: Any) -> Any:
        return await self._client.sender.call(operation, self.match.id, self.number, *place, **arguments)
