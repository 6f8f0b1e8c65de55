"""Every game is played over HTTP by house bots, at every number of seats; a new game needs nothing but its package."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from seaboard.catalogue import Catalogue
from seaboard.cli.main import main
from seaboard.store.migrate import migrate
from servers import running_postgres, running_valkey
from sites import Site, served

TOYS = Path(__file__).parents[1] / "toys"
SHORT = {
    "amity": ["--option", "max-rounds=8"],
    "orca": ["--option", "max-rounds=8"],
    "jaws": ["--option", "amity-max-rounds=6", "--option", "orca-max-rounds=4"],
}
"""Long matches are over sooner; whole ones of every game are played under the laws and by the house's own tests."""
PAIRS = [(game, seats) for game, entry in Catalogue().items() for seats in sorted(entry.game.facts.chairs)]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_house_bots_play_it_to_the_end(site: Site, tmp_path: Path, game: str, seats: int) -> None:
    """`seaboard arena` is the one command for it."""
    report = tmp_path / "arena.json"
    words = ["arena", game, "--seats", str(seats), "--matches", "1", "--levels", "easy", "--url", site.url]
    assert main([*words, *SHORT.get(game, []), "--json", str(report)]) == 0
    results = json.loads(report.read_text())
    assert results["matches"] == 1
    (ending,) = results["endings"]
    assert ending in Catalogue()[game].game.facts.endings


def test_a_new_game_is_playable_with_no_other_file_touched() -> None:
    """The toy's package lies in a folder of its own that only a setting names. Its site has servers of its own, so that
    no worker without the toy takes its jobs."""
    with running_postgres() as database, running_valkey() as broker, ExitStack() as stack:
        migrate(database.url)
        site = stack.enter_context(served(database.url, broker.url, SEABOARD_GAMES_PATH=str(TOYS)))
        headers = {"Authorization": f"Bearer {site.player('Ada').token}", "Idempotency-Key": "toy"}
        with httpx.Client(base_url=f"{site.url}/v1", headers=headers, timeout=30) as client:
            assert "lanterns" in [game["id"] for game in client.get("/games").json()["items"]]
            wishes = [{"kind": "me", "pick": "red"}, {"kind": "house", "level": "easy", "pick": "blue"}]
            match = client.post("/matches", json={"game": "lanterns", "seats": wishes}).raise_for_status().json()["id"]
            limit = time.monotonic() + 60
            while (status := client.get(f"/matches/{match}").json()["status"]) != "finished":
                assert time.monotonic() < limit, status
                for decision in client.get(f"/matches/{match}/seats/0/decisions").json()["items"]:
                    if decision["status"] == "open":
                        choose(client, f"/matches/{match}/seats/0/decisions/{decision['number']}/choice", decision)
                time.sleep(0.05)
            replay = client.get(f"/matches/{match}/replay").raise_for_status().json()
    assert replay["outcome"]["ending"] == "rounds"


def choose(client: httpx.Client, path: str, decision: dict[str, Any]) -> None:
    """The last of what is legal, which in this toy ends a turn. The house may have been quicker (409)."""
    answer = client.put(path, json={"actions": decision["legal_actions"][-1:]})
    assert answer.status_code in (httpx.codes.OK, httpx.codes.CONFLICT), answer.text
