"""How one decision is answered: the bot is asked, again where it is refused, and at last something legal is played."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Any, TypeVar, cast

from seaboard_sdk.asynchronous import AsyncClient, AsyncSeat
from seaboard_sdk.bots.thinking import Bot, Mind
from seaboard_sdk.generated import models
from seaboard_sdk.groups import Conflict, Invalid
from seaboard_sdk.words import Action, Asked

T = TypeVar("T")

log = logging.getLogger("seaboard_sdk.bots")

REFUSALS = 3
"""So often a bot may answer with what is refused before something legal is played for it."""
SPARE_SECONDS = 2.0
"""So much of the clock is kept for sending; of a short clock a fifth."""
STEPS_MOST = 200


class NoChoice(Exception):
    """The bot failed, or thought longer than it may; the text says which."""


class Playing:
    """The bot at all its seats. `seconds` is how long it may think about one step."""

    def __init__(self, client: AsyncClient, bot: Bot, seconds: float) -> None:
        self.client = client
        self.bot = bot
        self.seconds = seconds
        self._minds: dict[tuple[str, int], tuple[AsyncSeat, Mind]] = {}
        self._awake: dict[tuple[str, int], bool] = {}

    def wake(self, match: str, seat: int) -> Coroutine[Any, Any, None] | None:
        """The work that waits at a seat; None where somebody is at it, who will then look once more."""
        place = (match, seat)
        if place in self._awake:
            self._awake[place] = True
            return None
        self._awake[place] = False
        return self._play(place)

    def forget(self, match: str) -> None:
        """The match is over."""
        for place in [place for place in self._minds if place[0] == match]:
            del self._minds[place]

    async def _play(self, place: tuple[str, int]) -> None:
        try:
            seat, mind = await self._sit(place)
            while True:
                self._awake[place] = False
                decision = await seat.decision()
                if decision is not None and decision.status == "open":
                    receipt = await self._answer(seat, mind, decision)
                    self._awake[place] |= receipt is None or receipt.next_decision is not None
                if not self._awake[place]:
                    return
        finally:
            del self._awake[place]

    async def _sit(self, place: tuple[str, int]) -> tuple[AsyncSeat, Mind]:
        if place not in self._minds:
            match, seat = place
            self._minds[place] = ((await self.client.matches[match]).seat(seat), Mind(self.bot))
        return self._minds[place]

    async def _answer(self, seat: AsyncSeat, mind: Mind, decision: Asked) -> models.Receipt | None:
        """Make the decision; None if it was overtaken."""
        until = monotonic() + time_left(decision)
        if mind.remember is not None:
            await self._tell(mind.remember, await seat.new_events())
        view = (await seat.view()).view
        try:
            for _ in range(REFUSALS):
                try:
                    return await self._send(seat, decision, await self._think(seat, mind, decision, view, until))
                except Invalid as refusal:
                    log.warning("refused in match %s: %s (rule %s)", seat.match.id, refusal.detail, refusal.rule)
                except NoChoice as lack:
                    log.warning("%s in match %s", lack, seat.match.id)
                    break
            return await self._send(seat, decision, await safe_choice(seat, decision))
        except Conflict as overtaken:
            log.info("overtaken in match %s: %s", seat.match.id, overtaken.code)
            return None

    async def _tell(self, remember: Callable[[Any], None], events: Sequence[Any]) -> None:
        """Let the bot hear; where it fails it goes on with what it knows."""
        try:
            await in_thread(lambda: deque(map(remember, events), maxlen=0))
        except Exception:
            log.exception("the bot's own fault")

    async def _send(self, seat: AsyncSeat, decision: Asked, actions: Sequence[Action]) -> models.Receipt:
        return await seat.decide(decision, *actions)

    async def _think(self, seat: AsyncSeat, mind: Mind, decision: Asked, view: Any, until: float) -> list[Action]:
        """The bot's choice: one step, or in a private turn as many as make it whole."""
        actions: list[Action] = []
        legal: Sequence[Any] = decision.legal_actions
        while len(actions) < STEPS_MOST:
            actions += await self._step(mind, view, legal, until)
            if not decision.is_private:
                break
            preview = await seat.preview(decision, actions)
            if preview.view is None or not preview.next_actions:
                break
            view, legal = preview.view, preview.next_actions
        return actions

    async def _step(self, mind: Mind, view: Any, legal: Sequence[Any], until: float) -> list[Action]:
        seconds = min(self.seconds, until - monotonic())
        if seconds <= 0:
            raise NoChoice("out of time")
        try:
            async with asyncio.timeout(seconds):
                return await in_thread(lambda: mind.step(view, legal, seconds))
        except TimeoutError as fault:
            raise NoChoice("out of time") from fault
        except Exception as fault:
            log.exception("the bot's own fault")
            raise NoChoice("a bot that failed") from fault


async def in_thread(work: Callable[[], T]) -> T:
    """What the work returns or raises. Each has a thread of its own that ends with the process: a bot that never
    returns takes no place from the others, and stops nobody from leaving."""
    loop, done = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()

    def settle(result: Any, fault: BaseException | None) -> None:
        if not done.done():
            done.set_result(result) if fault is None else done.set_exception(fault)

    def run() -> None:
        result: Any = None
        fault: BaseException | None = None
        try:
            result = work()
        except BaseException as raised:  # sys.exit() in a bot is a fault of the bot, too
            is_plain = isinstance(raised, Exception) and not isinstance(raised, StopIteration)
            fault = raised if is_plain else RuntimeError(repr(raised))
        with suppress(RuntimeError):  # nobody waits any more: the loop is closed
            loop.call_soon_threadsafe(settle, result, fault)

    Thread(target=run, daemon=True).start()
    return cast(T, await done)


def time_left(decision: Asked) -> float:
    """In seconds, how long the bot may think: by the service's own clock, and with something to spare."""
    if decision.deadline is None:
        return float("inf")
    left = (decision.deadline - decision.server_time).total_seconds()
    return left - min(SPARE_SECONDS, left / 5)


async def safe_choice(seat: AsyncSeat, decision: Asked) -> list[Action]:
    """Something legal at random, whole."""
    actions: list[Action] = [random.choice(decision.legal_actions)]
    while decision.is_private and len(actions) < STEPS_MOST:
        preview = await seat.preview(decision, actions)
        if not preview.next_actions:
            break
        actions.append(random.choice(preview.next_actions))
    return actions
