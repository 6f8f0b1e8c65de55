"""kill -9 of any part during a match: the launcher starts it again, and the match ends with one true history."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator

import pytest

from ledger import Acknowledged, faults_of, lost_or_doubled
from seaboard.catalogue import Catalogue
from seaboard.cli.background import Background
from seaboard.cli.embedded.postgres import Postgres
from seaboard.cli.up import Site, serving
from seaboard.settings import Settings
from seaboard_sdk import Client, Match
from servers import short_folder

SECONDS_TO_END = 100
CHOICES_BEFORE = 4


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """All that `seaboard up` starts, on free ports; what it does to this process's signals is undone."""
    signals = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    with pytest.MonkeyPatch.context() as patched, short_folder() as folder:
        patched.setenv("SEABOARD_HOUSE_DELAY_MS", "0")
        with serving(Settings(home=str(folder / "home"), port=0)) as site:
            yield site
    for number, handler in signals.items():
        signal.signal(number, handler)


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
