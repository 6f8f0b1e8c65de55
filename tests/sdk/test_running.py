"""What the runner makes of answers that come late, of matches that wait, and of bots that never return."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from threading import Event
from typing import Any

import httpx
import pytest

from sdk.test_client import example, problem
from seaboard_sdk import AsyncClient, Invalid, NotFound
from seaboard_sdk.bots.playing import in_thread
from seaboard_sdk.bots.running import Runner
from seaboard_sdk.groups import SeaboardError


class House:
    """A service with one match, whose status and other answers are set."""

    def __init__(self, **answers: httpx.Response) -> None:
        self.status = "running"
        self.answers = answers

    def __call__(self, request: httpx.Request) -> httpx.Response:
        place = request.url.path.removeprefix("/v1/").replace("/", "_")
        if place in self.answers:
            return self.answers[place]
        outcome = {"ending": "full", "places": [1, 2], "scores": [9, 5]}
        over = outcome if self.status == "finished" else None
        match = example("getMatch") | {"id": "m", "status": self.status, "my_seats": [0], "outcome": over}
        return httpx.Response(200, json=match)


def choose(view: Any, legal_actions: Sequence[Any]) -> Any:
    return legal_actions[0]


def runner_at(house: House, **how: Any) -> Runner:
    client = AsyncClient("http://service", "t", transport=httpx.MockTransport(house))
    return Runner(client, choose, ["aqualin"], **how)


def test_a_match_that_still_waits_for_others_is_not_over() -> None:
    async def accepted_and_looked_at() -> Runner:
        house = House()
        house.status = "open"
        runner = runner_at(house)
        runner._note_running("m")
        await runner._finish("m")
        return runner

    runner = asyncio.run(accepted_and_looked_at())
    assert (runner.over, runner.running) == (set(), set())


def test_an_answer_that_comes_after_the_match_is_over_does_not_count_it_again() -> None:
    async def told_twice() -> Runner:
        house = House()
        house.status = "finished"
        runner = runner_at(house, matches=5)
        runner._note_running("m")
        await asyncio.gather(runner._finish("m"), runner._finish("m"))
        runner._note_running("m")  # the answer to opening it, which was sent again and again
        await runner._finish("m")
        return runner

    runner = asyncio.run(told_twice())
    assert [one.match for one in runner.ended] == ["m"]
    assert runner.running == set()


GAMES = httpx.Response(200, json=example("getGame"))
EMPTY: dict[str, Any] = {"items": [], "next": None}
PAGE = httpx.Response(200, json={"items": [], "next": "0", "has_more": False, "is_gap": False})


@pytest.mark.parametrize(
    ("answers", "kind"),
    [
        pytest.param({"games_aqualin": problem("unknown-game", 404)}, NotFound, id="no such game"),
        pytest.param(
            {
                "games_aqualin": GAMES,
                "account_events": PAGE,
                "account_events_stream": problem("wrong-process", 421),
                "": httpx.Response(200, json=example("getService")),
                "account_decisions": httpx.Response(200, json=EMPTY),
                "account_invitations": httpx.Response(200, json=EMPTY),
                "matches": problem("invalid-request", 422),
            },
            Invalid,
            id="no such level",
        ),
    ],
)
def test_what_will_never_go_ends_the_run(answers: dict[str, httpx.Response], kind: type[SeaboardError]) -> None:
    async def running() -> None:
        await asyncio.wait_for(runner_at(House(**answers), against="godlike").run(), 10)

    with pytest.raises(kind):
        asyncio.run(running())


def test_a_bot_that_never_returns_holds_up_nobody() -> None:
    asleep = Event()

    async def thinking() -> list[Any]:
        for _ in range(40):
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.001):
                    await in_thread(asleep.wait)
        return [await in_thread(lambda: "an answer")]

    began = time.monotonic()
    try:
        assert asyncio.run(thinking()) == ["an answer"]
    finally:
        asleep.set()
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("raised", [SystemExit(1), StopIteration(), KeyError("x")])
def test_whatever_a_bot_raises_is_a_fault_of_the_bot_alone(raised: BaseException) -> None:
    def fail() -> None:
        raise raised

    with pytest.raises(Exception, match=r"SystemExit|StopIteration|x"):
        asyncio.run(in_thread(fail))
