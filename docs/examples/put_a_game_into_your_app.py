"""An app puts a game into itself: players, a private match, webhooks, streams, and an end that it can check.

It needs `httpx` and `cryptography`, a running Seaboard that may send webhooks to this machine, and a key of an app:

    SEABOARD_WEBHOOK_NETWORKS=127.0.0.0/8 make run
    export SEABOARD_APP_KEY=$(.venv/bin/seaboard tenant create "My app")
    .venv/bin/python docs/examples/put_a_game_into_your_app.py http://127.0.0.1:8080

The guide `docs/guides/put-a-game-into-your-app.md` tells the same with curl. Nothing of Seaboard is imported here.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from base64 import b64decode, b64encode, urlsafe_b64decode
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

SECONDS_TO_CHOOSE = 8
SECONDS_OF_PATIENCE = 45


class Api:
    """Asks as somebody: as the app with its key, or as a player with an access token."""

    def __init__(self, url: str, secret: str) -> None:
        self.url, self.headers = url, {"Authorization": f"Bearer {secret}"}
        self.client = httpx.Client(base_url=url, headers=self.headers, timeout=20)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """What creates something has a key of its own, so that it could be sent again without creating two."""
        if method == "POST":
            headers = {"Idempotency-Key": str(uuid4()), **headers}
        answer = self.client.request(method, path, json=body, headers=headers)
        if answer.is_error:
            raise SystemExit(f"{method} {path} was refused: {answer.text}")
        return answer

    def get(self, path: str) -> Any:
        return self.ask("GET", path).json()


class Receiver:
    """The app's own server, to which webhooks are sent. It believes only what is signed."""

    def __init__(self) -> None:
        self.secret = ""
        self.told: dict[str, Any] = {}  # by id: the same message may come twice
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.server.server_port}/seaboard"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(204 if receiver.take(dict(self.headers), body) else 401)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Keep still: what is shown here is what the app does."""

        return Handler

    def take(self, headers: Mapping[str, str], body: bytes) -> bool:
        named = {name.lower(): value for name, value in headers.items()}
        if not is_signed(self.secret, named, body):
            return False
        self.told[named["webhook-id"]] = json.loads(body)
        return True

    def wait_for(self, topic: str) -> Any:
        limit = time.monotonic() + SECONDS_OF_PATIENCE
        while time.monotonic() < limit:
            for message in list(self.told.values()):
                if message["type"] == topic:
                    return message
            time.sleep(0.1)
        raise SystemExit(f"no webhook told of {topic}")


def is_signed(secret: str, headers: Mapping[str, str], body: bytes) -> bool:
    """Whether the message is Seaboard's and new, after the Standard Webhooks specification. Two signatures may stand
    there while the secret is being changed."""
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = b64decode(secret.removeprefix("whsec_"))
    ours = "v1," + b64encode(hmac.digest(key, signed, "sha256")).decode()
    is_fresh = abs(time.time() - int(headers["webhook-timestamp"])) < 300
    return is_fresh and any(hmac.compare_digest(ours, one) for one in headers["webhook-signature"].split())


def follow(player: Api, streams: str, path: str, last: str = "") -> Iterator[dict[str, str]]:
    """Server-sent events, going on after `last`, until there is an end."""
    headers = player.headers | ({"Last-Event-ID": last} if last else {})
    with httpx.stream("GET", f"{streams}{path}", headers=headers, timeout=SECONDS_OF_PATIENCE) as answer:
        message: dict[str, str] = {}
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if name:
                message[name] = value  # a comment, which begins with `:`, only says that the line is alive
            elif "id" in message:
                yield message
            if not line:
                message = {}


def poll(player: Api, path: str) -> None:
    """Ask again and again, and get the body only where something is new."""
    first = player.ask("GET", path)
    etag, limit = first.headers["ETag"], time.monotonic() + SECONDS_OF_PATIENCE
    while time.monotonic() < limit:
        answer = player.ask("GET", path, **{"If-None-Match": etag})
        if answer.status_code == 304:
            say(f"the view came once ({len(first.content)} bytes), and then a 304 with {len(answer.content)}")
            return
        etag = answer.headers["ETag"]
    raise SystemExit("the view never stood still")


def play_a_round(seats: Mapping[int, Api], match: str) -> int:
    """Both choose at random until each would have to plan a second time; how many choices that took."""
    planned: set[int] = set()
    made = 0
    while True:
        for seat, player in seats.items():
            path = f"/v1/matches/{match}/seats/{seat}/decisions"
            for decision in player.get(path)["items"]:
                if decision["status"] != "open":
                    continue
                if decision["mode"] == "all" and seat in planned:
                    return made
                actions = [random.choice(decision["legal_actions"])]
                player.ask("PUT", f"{path}/{decision['number']}/choice", {"actions": actions})
                planned.add(seat)
                made += 1
        time.sleep(0.1)


def check_statement(statement: str, keys: list[dict[str, str]]) -> dict[str, Any]:
    """The claims of a compact JWS (RFC 7515) by Ed25519 (RFC 8037). Raises InvalidSignature."""
    signed, _, signature = statement.rpartition(".")
    header, claims = (json.loads(decode(part)) for part in signed.split("."))
    if header["alg"] != "EdDSA":  # what the sender says about itself decides nothing
        raise SystemExit(f"signed in a way that we do not know: {header['alg']}")
    key = next(key for key in keys if key["kid"] == header["kid"])
    Ed25519PublicKey.from_public_bytes(decode(key["x"])).verify(decode(signature), signed.encode())
    return dict(claims)


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fingerprint(replay: Any) -> str:
    written = json.dumps(replay, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode()).hexdigest()


def seaboard(*words: str) -> str:
    """The command line, as whoever runs the service has it."""
    command = [sys.executable, "-m", "seaboard.cli.main", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def say(text: str) -> None:
    print(f"- {text}", flush=True)


def main(url: str) -> None:
    key = os.environ.get("SEABOARD_APP_KEY") or seaboard("tenant", "create", f"Example {uuid4().hex[:8]}")
    app = Api(url, key)
    say(f"an app: {app.get('/v1/tenant')['name']}")

    players = {name: bring_player(app, name) for name in ("Ada", "Ben")}
    ada, ben = players.values()
    receiver = Receiver()
    topics = ["match.started", "match.turn", "seat.timed-out", "match.over"]
    receiver.secret = app.ask("POST", "/v1/tenant/webhooks", {"url": receiver.url, "topics": topics}).json()["secret"]
    say(f"a webhook of the app at {receiver.url}")

    match = open_match(ada)
    ben.ask("POST", "/v1/join", {"code": match["join_code"]})
    started = receiver.wait_for("match.started")
    say(f"Ben joined by the code; a signed webhook says {started['type']}")
    me = f"/v1/matches/{match['id']}/seats/0"

    streams = app.get("/v1")["streams_url"] or url
    first = next(follow(ada, streams, f"{me}/events/stream"))
    say(f"a stream was read up to event {first['id']} and cut")
    poll(ada, f"{me}/view")
    say(f"a round was played: {play_a_round({0: ada, 1: ben}, match['id'])} choices; now both fall silent")

    rest = list(follow(ada, streams, f"{me}/events/stream", last=first["id"]))
    numbers = [json.loads(one["data"])["number"] for one in (first, *rest) if "event" not in one]
    assert numbers == list(range(1, len(numbers) + 1)), numbers
    assert rest[-1]["event"] == "end"
    say(f"the stream went on after event {first['id']} to {numbers[-1]} without a gap, until the end of the match")

    over = receiver.wait_for("match.over")
    assert over["data"]["match"] == match["id"]
    finished = ada.get(f"/v1/matches/{match['id']}")
    say(f"time ran out: the match ended as {finished['outcome']['ending']}, and a signed webhook says {over['type']}")
    check_the_end(ada, finished)
    receiver.server.shutdown()


def bring_player(app: Api, name: str) -> Api:
    """A player under the app's own id, and a token of an hour for its device. The app's key stays with the app."""
    own_id = f"user-{uuid4().hex[:8]}"
    app.ask("PUT", f"/v1/tenant/players/{own_id}", {"name": f"{name} {own_id[-4:]}"})
    wanted = {"seconds": 3600, "scopes": ["read", "play", "open"]}
    made = app.ask("POST", f"/v1/tenant/players/{own_id}/tokens", wanted).json()
    say(f"{name} is {own_id}, with a token until {made['token']['expires_at']}")
    return Api(app.url, made["access_token"])


def open_match(player: Api) -> Any:
    match = player.ask("POST", "/v1/matches", {
        "game": "walk-the-plank",
        "access": "private",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "house", "level": "easy"}],
        "time_limit": {"seconds": SECONDS_TO_CHOOSE, "policy": "forfeit"},
    }).json()  # fmt: skip
    say(f"a private match of {match['game']} with a house bot; the code for the others is {match['join_code']}")
    return match


def check_the_end(player: Api, match: Any) -> None:
    """What happened can be played again, and how it ended can be shown to anybody."""
    replay = player.get(f"/v1/matches/{match['id']}/replay")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "replay.json"
        file.write_text(json.dumps(replay), encoding="utf-8")
        say(f"seaboard verify: {seaboard('verify', str(file))}")
    statement = player.get(f"/v1/matches/{match['id']}/outcome")["statement"]
    claims = check_statement(statement, httpx.get(f"{player.url}/.well-known/jwks.json").json()["keys"])
    assert claims["sub"] == match["id"]
    assert claims["outcome"] == match["outcome"]
    assert claims["replay_sha256"] == fingerprint(replay)
    say(f"the signed outcome is true: places {claims['outcome']['places']} by seat, and the replay is the one it names")


if __name__ == "__main__":
    main(*(sys.argv[1:2] or ["http://127.0.0.1:8080"]))
