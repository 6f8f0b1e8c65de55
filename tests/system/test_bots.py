"""Bots of the SDK on a running service: invited, restarted, refused, failing, and many matches at once."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Sequence
from typing import Any, ClassVar

from seaboard_sdk import AsyncClient, Client
from seaboard_sdk.bots import Budget, Ended, accept_all, arun
from seaboard_sdk.bots.running import Runner
from seaboard_sdk.generated.models import AqualinPlace
from sites import Site


def choose(view: Any, legal_actions: Sequence[Any]) -> Any:
    return random.choice(legal_actions)


def named(word: str) -> str:
    """A name that nobody has yet."""
    return f"{word}-{uuid.uuid4().hex[:8]}"


def token_of(site: Site, name: str) -> str:
    with Client.register(site.url, named(name), is_bot=True) as client:
        return client.token


def play(site: Site, bot: Any, games: Sequence[str], **how: Any) -> list[Ended]:
    async def playing() -> list[Ended]:
        async with AsyncClient(site.url, token_of(site, "Bot")) as client:
            return await asyncio.wait_for(arun(bot, games, client=client, **how), 60)

    return asyncio.run(playing())


def test_a_bot_plays_matches_against_the_house_many_at_once(site: Site) -> None:
    ended = play(site, choose, ["aqualin"], matches=6, concurrency=6, against="easy")
    assert len({one.match for one in ended}) == 6
    assert {one.seat for one in ended} == {0, 1}
    assert all(sorted(one.places) in ([1, 2], [1, 1]) for one in ended)


def test_a_bot_makes_whole_private_turns(site: Site) -> None:
    ended = play(site, choose, ["amity"], matches=1, concurrency=1, against="easy")
    assert len(ended) == 1


class Remembering:
    """Remembers what it was told, and wants to know how long it may think."""

    seen: ClassVar[list[list[int]]] = []
    budgets: ClassVar[list[float]] = []

    def __init__(self) -> None:
        self.mine: list[int] = []
        Remembering.seen.append(self.mine)

    def remember(self, event: Any) -> None:
        self.mine.append(event.number)

    def choose(self, view: Any, legal_actions: Sequence[Any], budget: Budget) -> Any:
        Remembering.budgets.append(budget.seconds)
        return legal_actions[0]


def test_a_bot_with_a_memory_is_told_each_event_once_and_how_long_it_has(site: Site) -> None:
    play(site, Remembering, ["aqualin"], matches=2, concurrency=2, against="easy", seconds=5)
    assert len(Remembering.seen) == 2
    for numbers in Remembering.seen:
        assert numbers == list(range(1, len(numbers) + 1))
    assert 0 < min(Remembering.budgets) <= max(Remembering.budgets) <= 5


def test_a_bot_accepts_invitations_and_picks_up_what_runs_after_a_restart(site: Site) -> None:
    token = token_of(site, "Bot")

    async def some(client: AsyncClient, stop_after: int) -> tuple[Runner, asyncio.Task[Any]]:
        made = 0

        def slow(view: Any, legal_actions: Sequence[Any]) -> Any:
            nonlocal made
            made += 1
            if made == stop_after:
                loop.call_soon_threadsafe(runner.stopping.set)
            return legal_actions[0]

        loop = asyncio.get_running_loop()
        runner = Runner(client, slow, ["aqualin"], policy=accept_all, matches=1)
        return runner, asyncio.create_task(runner.run())

    async def playing() -> list[Ended]:
        async with AsyncClient(site.url, token) as mine:
            me = await mine.account()
            async with await AsyncClient.register(site.url, named("Host")) as host:
                match = await host.matches.open("aqualin", [f"invited:{me.id}", "house:easy"])
                _, first = await some(mine, stop_after=2)
                assert await asyncio.wait_for(first, 60) == []
                assert (await match.refresh()).info.status == "running"
                _, second = await some(mine, stop_after=0)
                return await asyncio.wait_for(second, 60)

    (ended,) = asyncio.run(playing())
    assert ended.seat == 0


def test_a_bot_that_is_refused_or_fails_does_not_hold_up_a_match(site: Site) -> None:
    def refused(view: Any, legal_actions: Sequence[Any]) -> Any:
        return AqualinPlace("blue-jellyfish", "z9")

    def failing(view: Any, legal_actions: Sequence[Any]) -> Any:
        raise RuntimeError("a fault in the bot")

    for bot in (refused, failing):
        assert len(play(site, bot, ["aqualin"], matches=1, against="easy")) == 1


def test_two_programs_of_one_player_do_not_throw_each_other_out(site: Site) -> None:
    async def playing() -> list[list[Ended]]:
        token = token_of(site, "Bot")
        async with AsyncClient(site.url, token) as one, AsyncClient(site.url, token) as other:
            runs = [arun(choose, ["aqualin"], client=client, matches=1, against="easy") for client in (one, other)]
            return await asyncio.wait_for(asyncio.gather(*runs), 60)

    for ended in asyncio.run(playing()):
        assert ended
        assert len({one.match for one in ended}) == len(ended)


def test_an_invitation_is_left_or_declined_as_the_policy_says(site: Site) -> None:
    async def playing() -> list[str]:
        async with AsyncClient(site.url, token_of(site, "Bot")) as mine:
            me = await mine.account()
            async with await AsyncClient.register(site.url, named("Host")) as host:
                for _ in range(2):
                    await host.matches.open("aqualin", [f"invited:{me.id}", "house:easy"])
                answers = iter((False, None))
                runner = Runner(mine, choose, ["aqualin"], policy=lambda _: next(answers, None))
                asyncio.get_running_loop().call_later(3, runner.stopping.set)
                await runner.run()
                return [one.status async for one in host.invitations(sent=True)]

    assert asyncio.run(playing()) == ["pending"]
