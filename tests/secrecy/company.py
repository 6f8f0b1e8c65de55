"""Those that learn of matches by other ways than asking for them: who is posted to, and another app with its player."""

from __future__ import annotations

import base64
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from uuid import uuid4

from seaboard.matches import administer
from seaboard.matches.service import Service
from secrecy.looking import places
from secrecy.marks import Mark, in_all_forms
from secrecy.tables import Table
from secrecy.wires import Heard, Person, Wire
from sink import Sink, mail_sink, text_of

TOPICS = ("match.started", "match.turn", "match.turn-again", "match.over", "seat.taken", "seat.left")
SEATS = [{"kind": "me"}, {"kind": "open"}]


class Postbox:
    """Where webhooks and letters lead: what is sent there is heard by whoever has the address, as it was sent."""

    def __init__(self, letters: Sink) -> None:
        self.boxes: dict[str, Person] = {}
        self._letters = letters
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

    @property
    def mail_settings(self) -> dict[str, str]:
        """How the service reaches the letters' server."""
        wanted = asdict(self._letters.settings)
        names = ("mail_host", "mail_port", "mail_tls", "mail_from", "mail_delay_seconds", "public_url", "match_url")
        return {f"SEABOARD_{name.upper()}": str(wanted[name]) for name in names}

    def want_letters(self, person: Person) -> Iterator[Mark]:
        """Have each turn told by e-mail; the address and the code that confirms it are its owner's alone."""
        address = f"{uuid4().hex}@seaboard.example"
        self.boxes[address] = person
        person.ask("PUT", "/v1/account/mailbox", {"address": address, "turns": "each"})
        code = self._wait_for_code(address)
        person.ask("POST", "/v1/account/mailbox/confirm", {"code": code})
        yield Mark(f"the e-mail address of {person.name}", (address.encode(),), owners=(id(person),))
        yield Mark(f"the code of {person.name}", (code.encode(),), owners=(id(person),))

    def _wait_for_code(self, address: str) -> str:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            for letter in list(self._letters.got):
                if letter["To"] == address and (found := re.search(r"Your code: (\S+)", text_of(letter))):
                    return found[1]
            time.sleep(0.05)
        raise AssertionError("no letter comes")

    def hand_out_letters(self) -> None:
        """All that came until now."""
        for letter in list(self._letters.got):
            headers = tuple((name, str(value)) for name, value in letter.items())
            self.boxes[letter["To"]].heard.append(Heard("a letter", 200, headers, text_of(letter).encode()))

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def postbox() -> Iterator[Postbox]:
    with mail_sink() as letters:
        made = Postbox(letters)
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
            assert not place.startswith(table.path) or heard.status in (404, 421), heard.raw

    def look_around(self) -> None:
        """What its own pages show, and what its player was told."""
        for place in ("", "/players", f"/players/{self.external}", "/audit", "/webhooks"):
            self.itself.ask("GET", f"/v1/tenant{place}")
        self.player.ask("GET", "/v1/account/events?after=0")
        self.player.ask("GET", "/v1/matches?mine=true")
