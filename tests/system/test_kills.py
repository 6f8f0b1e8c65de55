"""kill -9 of any part during a match: the launcher starts it again, and the match ends with one true history."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from chaos.proxy import Proxy
from ledger import Acknowledged, faults_of, lost_or_doubled
from seaboard.catalogue import Catalogue
from seaboard.cli.background import Background
from seaboard.cli.embedded.postgres import Postgres
from seaboard.cli.up import Site, serving
from seaboard.settings import Settings
from seaboard_sdk import Client, Match
from seaboard_sdk.bots.running import CONNECTIONS_MOST
from servers import short_folder
from system.alone import BotAlone, bot_alone

SECONDS_TO_END = 100
CHOICES_BEFORE = 4

BOT_MATCHES = int(os.environ.get("BOT_MATCHES", "2"))
BOT_CONCURRENCY = int(os.environ.get("BOT_CONCURRENCY", "2"))
"""`make bots` sets more."""
BYTES_MORE = 24 * 2**20
"""What the bot's process may grow by once it has played a sixth of its choices."""


@dataclass
class Front:
    """A site, and the proxies before it, through which all connections can be broken."""

    site: Site
    api: Proxy
    streams: Proxy


@pytest.fixture(scope="module")
def front() -> Iterator[Front]:
    """All that `seaboard up` starts, on free ports; what it does to this process's signals is undone."""
    signals = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    with pytest.MonkeyPatch.context() as patched, ExitStack() as stack:
        for name in ("HOUSE_DELAY_MS", "REQUESTS_A_MINUTE", "DECISIONS_A_MINUTE"):
            patched.setenv(f"SEABOARD_{name}", "0")
        doors: tuple[list[int], list[int]] = ([], [])
        api, streams = (stack.enter_context(closing(Proxy(ports, random.Random(1)))) for ports in doors)
        home = stack.enter_context(short_folder()) / "home"
        site = stack.enter_context(serving(Settings(home=str(home), port=0, streams_url=streams.url)))
        for ports, url in zip(doors, (site.base_url, site.streams_url), strict=True):
            ports.append(urlsplit(url).port or 0)
        yield Front(site, api, streams)
    for number, handler in signals.items():
        signal.signal(number, handler)


@pytest.fixture
def site(front: Front) -> Site:
    return front.site


class Playing:
    """A match of a client against a house bot, played beside the test, with every receipt that came back."""

    def __init__(self, client: Client, draws: random.Random) -> None:
        self.match: Match = client.matches.open("aqualin", seats=["me", "house:easy"], options={"first": "colour"})
        self.receipts: list[Acknowledged] = []
        self._draws = draws
        self.background = Background(self._play)

    def _play(self) -> int:
        seat = self.match.my_seat
        while decision := seat.wait_for_decision():
            receipt = seat.decide(decision, self._draws.choice(decision.legal_actions))
            actions = [action.to_dict() for action in receipt.actions]
            self.receipts.append(Acknowledged(self.match.id, 0, receipt.decision, actions))
        return 0


def tend_until(site: Site, playing: Playing, made: int) -> None:
    """Let the launcher look after its servers until so many choices are made, or the match is over."""
    end = time.monotonic() + SECONDS_TO_END
    site.supervisor.tend_while(
        lambda: playing.background.is_running() and len(playing.receipts) < made and time.monotonic() < end
    )


def database_url(site: Site) -> str:
    server = site.supervisor.find("postgres")
    assert isinstance(server, Postgres)
    return server.url


@pytest.mark.parametrize("part", ["api", "streams", "worker", "relay", "valkey", "postgres"])
def test_a_match_goes_on_and_ends_after(site: Site, part: str) -> None:
    with Client(site.base_url, site.token) as client:
        playing = Playing(client, random.Random(part))
        tend_until(site, playing, CHOICES_BEFORE)
        killed = site.supervisor.find(part).process
        assert killed is not None
        os.kill(killed.pid, signal.SIGKILL)
        tend_until(site, playing, 1_000)
        assert not playing.background.is_running(), "the match goes on no more"
        assert playing.background.exit_code == 0
        assert not killed.is_running()
        assert playing.match.refresh().info.status == "finished"
    url, match = database_url(site), playing.match.id
    assert faults_of(url, Catalogue(), [match]) == []
    assert lost_or_doubled(url, playing.receipts) == []
    assert len(playing.receipts) >= 18


def play_until(site: Site, bot: BotAlone, made: float) -> None:
    """Let the launcher look after its servers until the bot has so many receipts, or is done."""
    end = time.monotonic() + SECONDS_TO_END + 10 * BOT_MATCHES
    site.supervisor.tend_while(lambda: bot.goes_on() and bot.made() < made and time.monotonic() < end)


def rows(site: Site, statement: str) -> list[tuple[object, ...]]:
    with psycopg.connect(database_url(site)) as connection:
        return connection.execute(statement.encode()).fetchall()


CHOICES = """select match_id::text, seat, number from decisions
    where match_id::text = any(string_to_array('{}', ',')) and maker = 'seat' and not is_house and status = 'closed'"""


@pytest.mark.timeout(2 * SECONDS_TO_END + 20 * BOT_MATCHES)
def test_a_bot_from_the_wheel_ends_all_its_matches_though_api_worker_and_network_are_killed(
    front: Front, tmp_path: Path
) -> None:
    site, share = front.site, 3 * BOT_MATCHES
    with bot_alone(tmp_path, front.api.url, site.token, BOT_MATCHES, BOT_CONCURRENCY) as bot:
        for number, part in enumerate(("api", "worker"), start=1):
            play_until(site, bot, number * share)
            killed = site.supervisor.find(part).process
            assert killed is not None
            os.kill(killed.pid, signal.SIGKILL)
        warm = len(bot.memory)
        play_until(site, bot, 3 * share)
        assert front.api.sever() + front.streams.sever() > 0
        play_until(site, bot, float("inf"))
        ended = bot.ended()
    assert len(ended) == len(set(ended)) == BOT_MATCHES
    assert faults_of(database_url(site), Catalogue(), ended) == []
    receipts = bot.receipts()
    assert lost_or_doubled(database_url(site), receipts) == []
    chosen = {(one.match, one.seat, one.decision) for one in receipts}
    assert chosen == set(rows(site, CHOICES.format(",".join(ended))))
    assert max(bot.connections) <= CONNECTIONS_MOST
    assert max(bot.memory) - max(bot.memory[:warm]) < BYTES_MORE
    print(f"{max(bot.connections)} connections, {max(bot.memory) >> 20} MiB, {max(bot.memory[:warm]) >> 20} when warm")
