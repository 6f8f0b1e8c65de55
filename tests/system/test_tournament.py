"""A tournament of house bots, opened by one call, whose worker is killed in the middle; `make tournament` plays 64."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import httpx
import pytest

from contests import swiss_of_house_bots
from sites import Site

ENTRANTS = int(os.environ.get("TOURNAMENT_ENTRANTS", "4"))
ROUNDS = 6 if ENTRANTS > 8 else 2
SECONDS = 60 + 10 * ENTRANTS
SEED = bytes(range(7, 39))


def open_one(site: Site, token: str) -> str:
    """The one call."""
    body = {
        "game": "aqualin",
        "form": "swiss",
        "rounds": ROUNDS,
        "house": [{"level": "easy", "count": ENTRANTS}],
        "start": "now",
        "seed": SEED.hex(),
    }
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "the-one-call"}
    answer = httpx.post(f"{site.url}/v1/tournaments", json=body, headers=headers, timeout=30)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def kill_worker(site: Site) -> None:
    """With all that it is at; another one takes its place."""
    server = site.servers["worker"]
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.kill_group()
    server.start()


@pytest.mark.timeout(SECONDS + 60)
def test_killing_the_worker_in_the_middle_changes_nothing_in_the_table(site: Site) -> None:
    with site.player("Host") as host:
        path = f"/v1/tournaments/{open_one(site, host.token)}"

    def ask(more: str = "") -> Any:
        return httpx.get(site.url + path + more).json()

    begun = time.monotonic()
    is_killed, limit = False, begun + SECONDS
    while (now := ask())["status"] == "running":
        assert time.monotonic() < limit, now
        done = [one["first_points"] is not None for one in ask(f"/rounds/{now['round']}")["items"]]
        if not is_killed and (now["round"] > 1 or any(done)):
            kill_worker(site)
            is_killed = True
        time.sleep(0.2)
    assert is_killed
    assert (now["status"], now["round"], now["seed"]) == ("finished", ROUNDS, SEED.hex())
    table = ask("/table")
    assert table["is_final"]
    found = {row["entrant"]["number"]: (row["place"], row["points"]) for row in table["items"]}
    assert found == swiss_of_house_bots(SEED, ENTRANTS, ROUNDS)
    print(f"{ENTRANTS} house bots, {ROUNDS} rounds: {time.monotonic() - begun:.1f} s with the worker killed in between")
