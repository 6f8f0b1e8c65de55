"""Those that learn of matches by other ways than asking for them: who is posted to, and another app with its player."""

from __future__ import annotations

import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from uuid import uuid4

from seaboard.matches import administer
from seaboard.matches.service import Service
from secrecy.looking import places
from secrecy.marks import Mark, in_all_forms
from secrecy.tables import Table
from secrecy.wires import Heard, Person, Wire

TOPICS = ("match.started", "match.turn", "match.turn-again", "match.over", "seat.taken", "seat.left")
SEATS = [{"kind": "me"}, {"kind": "open"}]


class Postbox:
    """Where webhooks lead: what is posted there is heard by whoever has the address, as it was really sent."""

    def __init__(self) -> None:
        self.boxes: dict[str, Person] = {}
        postbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                person = postbox.boxes[self.path]
                person.heard.append(Heard("a webhook", 200, tuple(self.headers.items()), body))
                self.send_response(204)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def subscribe(self, person: Person, place: str = "/v1/webhooks") -> Iterator[Mark]:
        """Have everything told here; the address and the secret are its owner's alone."""
        path = f"/{uuid4().hex}"
        self.boxes[path] = person
        body = {"url": f"http://127.0.0.1:{self._server.server_port}{path}", "topics": TOPICS}
        made = person.ask("POST", place, body, Idempotency_Key=str(uuid4()))
        secret = made["secret"].removeprefix("whsec_")
        forms = (secret.encode(), *in_all_forms(base64.b64decode(secret)))
        yield Mark(f"the webhook secret of {person.name}", forms, owners=(id(person),))
        yield Mark(f"the webhook address of {person.name}", (path.encode(),), owners=(id(person),))

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def postbox() -> Iterator[Postbox]:
    made = Postbox()
    try:
        yield made
    finally:
        made.close()


def posted_to(person: Person) -> list[Heard]:
    """What came by webhook."""
    return [heard for heard in person.heard if heard.asked == "a webhook"]


class App:
    """Another app, asking with its key, and its player, who has a match of its own there."""

    def __init__(self, service: Service, wire: Wire) -> None:
        name = uuid4().hex
        self.key = administer.create_tenant(service, f"app {name}").key
        self.itself = Person(wire, "An app", self.key)
        self.external = f"user-{name}"
        place = f"/v1/tenant/players/{self.external}"
        self.itself.ask("PUT", place, {"name": f"Guest {name}"})
        minted = self.itself.ask("POST", f"{place}/tokens", {}, Idempotency_Key=str(uuid4()))["access_token"]
        del self.itself.heard[-1]  # the one answer that may hold it
        self.player = Person(wire, "An app's player", minted)
        self.match = self.player.ask(
            "POST", "/v1/matches", {"game": "aqualin", "seats": SEATS}, Idempotency_Key=str(uuid4())
        )["id"]

    @property
    def people(self) -> list[Person]:
        return [self.itself, self.player]

    def marks(self) -> Iterator[Mark]:
        """What it keeps with us and nobody else may know of."""
        both = tuple(map(id, self.people))
        yield Mark("an app's key", (self.key.encode(), self.key.partition("_")[2].encode()))
        yield Mark("a minted token", (self.player.token.encode(), self.player.token.partition("_")[2].encode()))
        yield Mark("an app's id of its player", (self.external.encode(),), owners=both)
        yield Mark("the name of an app's player", (self.external.replace("user-", "Guest ").encode(),), owners=both)
        yield Mark("an app's match", (self.match.encode(),), owners=both, is_an_id=True)

    def look(self, table: Table, routes: list[str]) -> None:
        """Its player asks for everything of a foreign match, and finds that there is no such match."""
        for place in places(table, None, routes):
            heard = self.player.hear("GET", place)
            assert table.match not in place or heard.status in (404, 421), heard.raw

    def look_around(self) -> None:
        """What its own pages show, and what its player was told."""
        for place in ("", "/players", f"/players/{self.external}", "/audit", "/webhooks"):
            self.itself.ask("GET", f"/v1/tenant{place}")
        self.player.ask("GET", "/v1/account/events?after=0")
        self.player.ask("GET", "/v1/matches?mine=true")
