"""Webhooks as they are really sent: relay, queue and worker, to a server of this machine that the settings allow."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue

import httpx
import pytest
from standardwebhooks import Webhook

from seaboard_sdk import Client
from servers import running_postgres, running_valkey
from sites import Site, served

Got = tuple[dict[str, str], bytes]


class Receiver:
    """Takes what is posted. The first answer is a fault, the rest are thanks."""

    def __init__(self) -> None:
        self.got: Queue[Got] = Queue()
        receiver, answers = self, iter([503])

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(next(answers, 204))
                self.send_header("Content-Length", "0")
                self.end_headers()
                receiver.got.put((dict(self.headers.items()), body))

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def open_site() -> Iterator[Site]:
    """A Seaboard that may send to this machine."""
    from seaboard.store.migrate import migrate

    with running_postgres() as postgres, running_valkey() as valkey:
        migrate(postgres.url)
        with served(postgres.url, valkey.url, SEABOARD_WEBHOOK_NETWORKS="127.0.0.0/8") as site:
            yield site


def ask(site: Site, client: Client, method: str, path: str, body: object = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {client.token}", "Idempotency-Key": f"{path}-{time.monotonic_ns()}"}
    return httpx.request(method, f"{site.url}{path}", headers=headers, json=body).raise_for_status()


def test_a_match_is_told_by_webhook_again_after_a_fault_and_verifies(open_site: Site, receiver: Receiver) -> None:
    with open_site.player("Ada") as ada, open_site.player("Ben") as ben:
        wanted = {"url": receiver.url, "topics": ["match.over"]}
        made = ask(open_site, ada, "POST", "/v1/webhooks", wanted).json()
        match = ada.matches.open("aqualin", seats=["me", "open"])
        ben.matches[match.id].take(1).resign()
        first = receiver.got.get(timeout=20)
        second = receiver.got.get(timeout=30)  # five seconds later, or six
        ids = [{name.lower(): value for name, value in headers.items()}["webhook-id"] for headers, _ in (first, second)]
        assert ids[0] == ids[1]
        told = Webhook(made["secret"]).verify(second[1], second[0])
        assert (told["type"], told["data"]["match"]) == ("match.over", match.id)
        with pytest.raises(Empty):
            receiver.got.get(timeout=1)
        path = f"/v1/webhooks/{made['webhook']['id']}/deliveries/{ids[0]}"
        log = ask(open_site, ada, "GET", path).json()["log"]
        assert [one["answered"] for one in log] == [503, 204]


def test_where_no_network_is_named_nothing_is_sent_inside(site: Site, receiver: Receiver) -> None:
    with site.player("Eve") as eve:
        refused = httpx.post(
            f"{site.url}/v1/webhooks",
            headers={"Authorization": f"Bearer {eve.token}", "Idempotency-Key": "x"},
            json={"url": receiver.url},
        )
        assert refused.json()["code"] == "bad-webhook"
        port = receiver.server.server_port
        made = ask(site, eve, "POST", "/v1/webhooks", {"url": f"https://localhost:{port}/hook"}).json()
        path = f"/v1/webhooks/{made['webhook']['id']}"
        ping = ask(site, eve, "POST", f"{path}/ping").json()
        limit = time.monotonic() + 20
        log: list[dict[str, object]] = []
        while not log and time.monotonic() < limit:
            time.sleep(0.2)
            log = ask(site, eve, "GET", f"{path}/deliveries/{ping['id']}").json()["log"]
        assert [one["error"] for one in log] == ["forbidden-address"]
        assert receiver.got.empty()
