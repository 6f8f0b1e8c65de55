"""A bot's matches on a service: all of them over one feed, each decision answered in time, invitations by a policy."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, aclosing, contextmanager, suppress
from typing import Any

import httpx

from seaboard_sdk.asynchronous import AsyncClient
from seaboard_sdk.bots.playing import Playing
from seaboard_sdk.bots.thinking import Bot, Ended
from seaboard_sdk.generated import models
from seaboard_sdk.groups import Conflict, Forbidden, NoAnswer, NotFound, SeaboardError, ServerFault, TooMany
from seaboard_sdk.words import Gap

log = logging.getLogger("seaboard_sdk.bots")

SECONDS_BETWEEN_LOOKS = 30.0
"""So often it looks what waits for it, whatever the feed says."""
SECONDS_AFTER_A_FAULT = 1.0
SECONDS_TO_FINISH = 5.0
"""So long decisions that are being made may take once it is to stop."""

CONNECTIONS_MOST = 12
"""However many matches are played at once: one for the feed, the others for what is asked and chosen."""

Policy = Callable[[models.Invitation], bool | None]
"""Whether to accept an invitation; None leaves it be."""


def accept_all(invitation: models.Invitation) -> bool | None:
    """Every invitation."""
    return True


class Runner:
    """Plays with one bot as one player. `against` is a level of house bots: matches against them are opened until
    `matches` are over. Without it the bot waits for invitations; it stops after `matches`, or when it is told to."""

    def __init__(
        self,
        client: AsyncClient,
        bot: Bot,
        games: Sequence[str],
        *,
        concurrency: int = 4,
        policy: Policy = accept_all,
        matches: int | None = None,
        against: str | None = None,
        seconds: float = 10.0,
    ) -> None:
        self.client = client
        self.games = tuple(games)
        self.concurrency = concurrency
        self.policy = policy
        self.wanted = matches
        self.against = against
        self.ended: list[Ended] = []
        self.running: set[str] = set()
        self.over: set[str] = set()
        self.opened = 0
        self.stopping = asyncio.Event()
        self._look = asyncio.Event()
        self._finishing: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._playing = Playing(client, bot, seconds)

    async def run(self) -> list[Ended]:
        """Play until it is to stop; the matches that ended meanwhile. Raises what says that it will never go: a game
        or a level that there is not, a token that may not."""
        for game in self.games:
            await self.client.games[game]
        listening = asyncio.create_task(self._listen())
        looking = asyncio.create_task(self._keep_looking())
        stopping = asyncio.create_task(self.stopping.wait())
        try:
            await asyncio.wait({listening, looking, stopping}, return_when=asyncio.FIRST_COMPLETED)
            for one in (listening, looking):
                if one.done():
                    one.result()
        finally:
            await self._end(listening, looking, stopping)
        return self.ended

    async def _end(self, *helpers: asyncio.Task[Any]) -> None:
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SECONDS_TO_FINISH)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What it hears

    async def _listen(self) -> None:
        async with aclosing(self.client.events(await self._latest())) as told:
            async for notice in told:
                if isinstance(notice, Gap):
                    self._look.set()
                else:
                    self._hear(notice)

    async def _latest(self) -> str:
        """The number of the latest notice: what was told before is looked at, not listened to."""
        from seaboard_sdk.generated.api.feed import list_notices

        after, more = "0", True
        while more:
            page = await self.client.sender.call(list_notices, after=after, limit=200)
            after, more = page.next_, page.has_more
        self._look.set()
        return after

    def _hear(self, notice: models.Notice) -> None:
        if notice.topic in ("match.turn", "match.turn-again") and notice.match and notice.seat is not None:
            self._answer(notice.match, notice.seat, notice.game or "")
        elif notice.topic in ("match.over", "match.cancelled") and notice.match:
            self._spawn(self._finish(notice.match))
        elif notice.topic in ("match.invited", "match.started"):
            self._look.set()

    # What it looks at

    async def _keep_looking(self) -> None:
        while not self.stopping.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                    await self._look.wait()
            self._look.clear()
            try:
                await self._look_round()
            except (NoAnswer, Conflict, TooMany, ServerFault) as fault:
                log.warning("could not look round: %s", fault)
                await asyncio.sleep(getattr(fault, "retry_after", None) or SECONDS_AFTER_A_FAULT)
                self._look.set()

    async def _look_round(self) -> None:
        now = {match.id async for match in self.client.matches(mine=True, status="running") if self._is_mine(match)}
        for gone in self.running - now:
            self._spawn(self._finish(gone))
        self._note_running(*now)
        for one in await self.client.open_decisions():
            self._answer(one.match, one.seat, one.game)
        if self._is_enough():
            return
        await self._take_invitations()
        await self._open_matches()

    def _is_mine(self, match: Any) -> bool:
        return match.info.game in self.games and bool(match.info.my_seats)

    async def _take_invitations(self) -> None:
        async for invitation in self.client.invitations():
            if invitation.game not in self.games or len(self.running) >= self.concurrency:
                continue
            answer = self.policy(invitation)
            try:
                if answer:
                    match = await self.client.invitations.accept(invitation.match, invitation.seat)
                    self._note_running(match.id)
                elif answer is False:
                    await self.client.invitations.decline(invitation.match, invitation.seat)
            except (Conflict, NotFound, Forbidden) as refusal:  # withdrawn meanwhile, or we are blocked
                log.info("an invitation came to nothing: %s", refusal)

    async def _open_matches(self) -> None:
        while self.against is not None and len(self.running) < self.concurrency:
            if self.wanted is not None and len(self.ended) + len(self.running) >= self.wanted:
                return
            game = await self.client.games[self.games[self.opened % len(self.games)]]
            seats = min(table.seats for table in game.tables)
            mine = self.opened // len(self.games) % seats
            wishes = ["me" if seat == mine else f"house:{self.against}" for seat in range(seats)]
            match = await self.client.matches.open(game.id, wishes)
            self.opened += 1
            self._note_running(match.id)

    # What it does

    def _note_running(self, *matches: str) -> None:
        """These were running when the answer was written; some may have been played to their end since."""
        self.running |= set(matches) - self.over

    def _answer(self, match: str, seat: int, game: str) -> None:
        if game in self.games and match not in self.over:
            self.running.add(match)
            again = self._playing.wake(match, seat)
            if again is not None:
                self._spawn(again)

    async def _finish(self, match: str) -> None:
        if match not in self.running or match in self._finishing:
            return
        self._finishing.add(match)
        try:
            found = await self.client.matches[match]
        finally:
            self._finishing.discard(match)
        if found.info.status == "running":
            return
        self.running.discard(match)
        if found.info.status == "open":  # an invitation accepted, and others still wanted: its first turn will be told
            return
        self.over.add(match)
        self._playing.forget(match)
        if found.outcome is not None:
            places = tuple(found.outcome.places)
            self.ended += [Ended(match, seat, found.outcome.ending, places) for seat in found.info.my_seats[:1]]
        if self._is_enough():
            self.stopping.set()
        self._look.set()

    def _is_enough(self) -> bool:
        return self.wanted is not None and len(self.ended) >= self.wanted

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Any) -> None:
        """Whatever goes wrong in one match is told, and looked at again a little later; the others go on."""
        try:
            await work
        except Exception as fault:
            log.warning("%s", fault, exc_info=not isinstance(fault, SeaboardError))
            await asyncio.sleep(SECONDS_AFTER_A_FAULT)
            self._look.set()


async def arun(bot: Bot, games: Sequence[str], *, client: AsyncClient | None = None, **how: Any) -> list[Ended]:
    """As `run`, for asyncio."""
    async with AsyncExitStack() as stack:
        player = client if client is not None else await _own_client(stack)
        runner = Runner(player, bot, games, **how)
        with _signals(runner.stopping):
            return await runner.run()


async def _own_client(stack: AsyncExitStack) -> AsyncClient:
    http = httpx.AsyncClient(limits=httpx.Limits(max_connections=CONNECTIONS_MOST))
    return AsyncClient(http=await stack.enter_async_context(http))


@contextmanager
def _signals(stopping: asyncio.Event) -> Iterator[None]:
    """While it runs the usual signals only ask it to stop, where signals can be caught."""
    loop = asyncio.get_running_loop()
    caught = []
    for one in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(one, stopping.set)
            caught.append(one)
    try:
        yield
    finally:
        for one in caught:
            loop.remove_signal_handler(one)


def run(bot: Bot, games: Sequence[str], **how: Any) -> list[Ended]:
    """Play: accept invitations by `policy`, `concurrency` matches at once; pick up what runs already; until `matches`
    are over or a signal comes. `against="easy"` opens matches against the house. The matches that ended meanwhile."""
    return asyncio.run(arun(bot, games, **how))
