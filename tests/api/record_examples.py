"""Plays a match and keeps it as the examples of the document: `python tests/api/record_examples.py`, with names of
operations to keep those alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "services")]

import psycopg  # noqa: E402
from flask import Flask  # noqa: E402
from flask.testing import FlaskClient  # noqa: E402

from seaboard.api.app import create_app  # noqa: E402
from seaboard.api.context import KEY as KEY_OF_HOUSE  # noqa: E402
from seaboard.api.context import House  # noqa: E402
from seaboard.matches.administer import create_tenant  # noqa: E402
from seaboard.matches.rate_match import list_unrated, rate_match  # noqa: E402
from seaboard.matches.send_mail import send_mail  # noqa: E402
from seaboard.matches.send_webhook import Answer, send_parcels, send_webhook  # noqa: E402
from seaboard.matches.service import make_service  # noqa: E402
from seaboard.settings import Settings  # noqa: E402
from seaboard.store.migrate import migrate  # noqa: E402
from servers import running_postgres  # noqa: E402

FOLDER = ROOT / "services" / "seaboard" / "api" / "examples"
ITEMS_MOST = 2
KEY = "5d0f8c0e-6d0f-4b59-9d55-3f5c6b0f2a11"


def main(names: list[str]) -> None:
    """Record all, and write those that are named, or all."""
    with running_postgres() as server:
        migrate(server.url)
        settings = Settings(
            database_url=server.url, sandbox=True, streams_url="http://127.0.0.1:8081",
            mail_host="mail.example", mail_from="turns@seaboard.example", public_url="https://seaboard.example",
        )  # fmt: skip
        service = make_service(settings)
        for name, example in record(create_app(settings, service)):
            if names and name not in names:
                continue
            text = json.dumps(example, indent=2, ensure_ascii=False)
            (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        service.close()


def record(app: Flask) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each operation's name with what it was asked and what it answered."""
    tape = Tape(app)
    yield from outside_of_matches(tape)
    yield from inside_of_a_match(tape)
    yield from webhooks(tape, "Ada", "/v1/webhooks", "")
    yield from webhooks(tape, "shop", "/v1/tenant/webhooks", "App")
    yield from filling_a_match(tape)
    yield from many_matches(tape)


class Tape:
    """Asks, and cuts the answer to what is worth reading."""

    def __init__(self, app: Flask) -> None:
        self.client: FlaskClient = app.test_client()
        self.tokens: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None, who: str = "Ada", **headers: str) -> dict[str, Any]:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if who in self.tokens:
            sent["Authorization"] = f"Bearer {self.tokens[who]}"
        answer = self.client.open(path, method=method, json=body, headers=sent)
        assert answer.status_code < 400, answer.text
        said = cut(answer.get_json()) if answer.is_json else answer.text if answer.is_streamed else answer.text[:120]
        return {"response": said} if body is None else {"request": body, "response": said}


def streamed(tape: Tape, path: str) -> dict[str, Any]:
    """The beginning of what a streaming process answers."""
    house: House = tape.client.application.extensions[KEY_OF_HOUSE]
    streaming = Tape(create_app(replace(house.settings, streams=True), house.service))
    streaming.tokens = tape.tokens
    said = streaming.ask("GET", path)["response"]
    return {"response": "\n\n".join(said.split("\n\n")[:3]) + "\n\n"}


def cut(data: Any) -> Any:
    """The data with long lists shortened."""
    if isinstance(data, dict):
        return {key: cut(value) for key, value in data.items()}
    if isinstance(data, list):
        kept = data if all(isinstance(item, int | str | None) for item in data) else data[:ITEMS_MOST]
        return [cut(item) for item in kept]
    return data


def outside_of_matches(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    ben = ""
    for name in ("Ben", "Ada"):
        example = tape.ask("POST", "/v1/players", {"name": name, "is_bot": False}, who="nobody")
        tape.tokens[name] = example["response"]["access_token"]
        ben = example["response"]["player"]["id"] if name == "Ben" else ben
    example["response"]["access_token"] = "sb_" + "x" * 43
    yield "createPlayer", example
    yield "getAccount", tape.ask("GET", "/v1/account")
    yield from access_tokens(tape)
    yield from account(tape, ben)
    yield from letters(tape)
    yield from an_app(tape)
    yield "getService", tape.ask("GET", "/v1")
    yield "getHealth", tape.ask("GET", "/healthz")
    yield "getReadiness", tape.ask("GET", "/readyz")
    yield "getProblem", tape.ask("GET", "/problems/illegal-action")
    yield "getDocument", {"response": {"openapi": "3.1.0", "info": {"title": "Seaboard"}}}
    yield "getReference", {"response": "<!doctype html>"}
    yield "listGames", tape.ask("GET", "/v1/games")
    yield "getGame", tape.ask("GET", "/v1/games/aqualin")
    yield "getRules", tape.ask("GET", "/v1/games/aqualin/rules")


def account(tape: Tape, ben: str) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "blockPlayer", tape.ask("PUT", f"/v1/account/blocks/{ben}")
    yield "listBlockedPlayers", tape.ask("GET", "/v1/account/blocks")
    yield "unblockPlayer", tape.ask("DELETE", f"/v1/account/blocks/{ben}")
    made = tape.ask("POST", "/v1/players", {"name": "Eve"}, who="nobody")["response"]
    tape.tokens["Eve"] = made["access_token"]
    yield "changeAccount", tape.ask("PUT", "/v1/account", {"name": "Evelyn", "is_bot": False}, who="Eve")
    yield "eraseAccount", tape.ask("DELETE", "/v1/account", who="Eve")


def chat(tape: Tape, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is said in a running match."""
    yield "say", tape.ask("POST", f"{path}/chat/seats", {"text": "Good luck!"}, Idempotency_Key=KEY + "l")
    yield "getChat", tape.ask("GET", f"{path}/chat")
    yield "listLines", tape.ask("GET", f"{path}/chat/seats")
    ben = tape.ask("GET", "/v1/account", who="Ben")["response"]["id"]
    yield "mutePlayer", tape.ask("PUT", f"/v1/account/mutes/{ben}")
    yield "listMutedPlayers", tape.ask("GET", "/v1/account/mutes")
    yield "unmutePlayer", tape.ask("DELETE", f"/v1/account/mutes/{ben}")
    yield "setChat", tape.ask("PUT", f"{path}/chat", {"is_on": False})
    yield "getAppChat", tape.ask("GET", "/v1/tenant/chat", who="shop")
    yield "setAppChat", tape.ask("PUT", "/v1/tenant/chat", {"is_on": False}, who="shop")


def letters(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    """Nothing is really sent: what a letter would hold is read from the tables."""
    service = tape.client.application.extensions[KEY_OF_HOUSE].service
    wish = {"address": "ada@example.com", "turns": "hourly"}
    yield "setMailbox", tape.ask("PUT", "/v1/account/mailbox", wish)
    yield "getMailbox", tape.ask("GET", "/v1/account/mailbox")
    with psycopg.connect(service.database.url) as connection:
        found = connection.execute("select code, token from mailboxes").fetchone()
    code, token = (service.keyring.unseal(bytes(one)).decode() for one in found or ())
    yield "confirmMailbox", tape.ask("POST", "/v1/account/mailbox/confirm", {"code": code})
    yield "askToUnsubscribe", tape.ask("GET", f"/v1/unsubscribe/{token}", who="nobody")
    yield "unsubscribe", tape.ask("POST", f"/v1/unsubscribe/{token}", who="nobody")


def an_app(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    service = tape.client.application.extensions["seaboard"].service
    tape.tokens["shop"] = create_tenant(service, "shop").key
    path = "/v1/tenant/players/user-17"
    yield "putAppPlayer", tape.ask("PUT", path, {"name": "Ada", "is_bot": False}, who="shop")
    yield "getAppPlayer", tape.ask("GET", path, who="shop")
    yield "listAppPlayers", tape.ask("GET", "/v1/tenant/players", who="shop")
    body = {"seconds": 3600, "scopes": ["read", "play"], "label": "phone"}
    minted = tape.ask("POST", f"{path}/tokens", body, who="shop", Idempotency_Key=KEY)
    minted["response"]["access_token"] = "sb_" + "x" * 43
    yield "mintAccessToken", minted
    yield "getTenant", tape.ask("GET", "/v1/tenant", who="shop")
    yield "eraseAppPlayer", tape.ask("DELETE", path, who="shop")
    yield "listActs", tape.ask("GET", "/v1/tenant/audit", who="shop")


def access_tokens(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    body = {"label": "my bot", "scopes": ["read", "play"], "expires_at": "2036-01-01T00:00:00Z"}
    made = tape.ask("POST", "/v1/account/tokens", body, Idempotency_Key=KEY + "t")
    made["response"]["access_token"] = "sb_" + "x" * 43
    yield "createAccessToken", made
    yield "listAccessTokens", tape.ask("GET", "/v1/account/tokens")
    yield "revokeAccessToken", tape.ask("DELETE", f"/v1/account/tokens/{made['response']['token']['id']}")


def inside_of_a_match(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    body = {
        "game": "aqualin",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"first": "colour"},
        "time_limit": {"seconds": 86_400, "policy": "default-action"},
    }
    other = tape.ask("POST", "/v1/matches", {**body, "start": "call"}, Idempotency_Key=KEY + "0")["response"]["id"]
    opened = tape.ask("POST", "/v1/matches", body, Idempotency_Key=KEY)
    path = f"/v1/matches/{opened['response']['id']}"
    yield "openMatch", opened
    yield "listMatches", tape.ask("GET", "/v1/matches?mine=true")
    tape.ask("PUT", f"/v1/matches/{other}/seats/1", {}, who="Ben")
    yield "leaveSeat", tape.ask("DELETE", f"/v1/matches/{other}/seats/1", who="Ben")
    tape.ask("PUT", f"/v1/matches/{other}/seats/1", {}, who="Ben")
    yield "startMatch", tape.ask("POST", f"/v1/matches/{other}/start")
    third = tape.ask("POST", "/v1/matches", body, Idempotency_Key=KEY + "1")["response"]["id"]
    yield "cancelMatch", tape.ask("POST", f"/v1/matches/{third}/cancel")
    yield "takeSeat", tape.ask("PUT", f"{path}/seats/1", {}, who="Ben")
    yield "getMatch", tape.ask("GET", path)
    yield "listOpenDecisions", tape.ask("GET", "/v1/account/decisions")
    yield from decisions(tape, f"{path}/seats/0")
    caught_up = tape.ask("GET", f"{path}/seats/0/catch-up?after=0")
    yield "catchUp", caught_up
    yield "noteLastLook", tape.ask("PUT", f"{path}/seats/0/catch-up", {"number": caught_up["response"]["next"]})
    yield "getView", tape.ask("GET", f"{path}/seats/0/view")
    yield "getPublicView", tape.ask("GET", f"{path}/view")
    yield "listEvents", tape.ask("GET", f"{path}/seats/0/events?after=4")
    yield "listPublicEvents", tape.ask("GET", f"{path}/events?after=4")
    yield from chat(tape, path)
    yield from clocks(tape)
    yield "getSeenReplay", tape.ask("GET", f"{path}/seats/0/replay")
    yield "resign", tape.ask("POST", f"{path}/seats/1/resign", who="Ben")
    send_mail(tape.client.application.extensions[KEY_OF_HOUSE].service, lambda job: None)
    yield "listNotices", tape.ask("GET", "/v1/account/events")
    yield "streamEvents", streamed(tape, f"{path}/seats/0/events/stream?after=4")
    yield "streamPublicEvents", streamed(tape, f"{path}/events/stream?after=4")
    yield "getOutcome", tape.ask("GET", f"{path}/outcome")
    yield "getKeys", tape.ask("GET", "/.well-known/jwks.json")
    yield "getReplay", tape.ask("GET", f"{path}/replay")


def webhooks(tape: Tape, who: str, root: str, app: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is made, sent and logged, of a player or of an app; nothing is really sent."""
    service = tape.client.application.extensions[KEY_OF_HOUSE].service
    body = {"url": "https://example.com/seaboard", "topics": ["match.turn", "match.over"]}
    made = tape.ask("POST", root, body, who, Idempotency_Key=KEY + "w")
    path = f"{root}/{made['response']['webhook']['id']}"
    changed = tape.ask("POST", f"{path}/secret", who=who, Idempotency_Key=KEY + "s")
    for example in (made, changed):
        example["response"]["secret"] = "whsec_" + "x" * 43 + "="
    yield f"add{app}Webhook", made
    yield f"change{app}Secret", changed
    yield f"list{app}Webhooks", tape.ask("GET", root, who=who)
    yield f"get{app}Webhook", tape.ask("GET", path, who=who)
    change = {**body, "is_shared": False, "status": "active"}
    yield f"change{app}Webhook", tape.ask("PUT", path, change, who)
    ping = tape.ask("POST", f"{path}/ping", who=who, Idempotency_Key=KEY + "p")
    yield f"ping{app}Webhook", ping
    answer = Answer(503, None)
    send_parcels(service, lambda one: send_webhook(service, one.id, one.attempts, lambda *_: answer))
    yield f"list{app}Deliveries", tape.ask("GET", f"{path}/deliveries", who=who)
    delivery = f"{path}/deliveries/{ping['response']['id']}"
    yield f"get{app}Delivery", tape.ask("GET", delivery, who=who)
    yield f"replay{app}Delivery", tape.ask("POST", f"{delivery}/replay", who=who)


def filling_a_match(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    ben = tape.ask("GET", "/v1/account", who="Ben")["response"]["id"]
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}], "access": "private"}
    opened = [tape.ask("POST", "/v1/matches", body, Idempotency_Key=f"{KEY}-{n}")["response"] for n in range(2)]
    path = f"/v1/matches/{opened[0]['id']}/seats/1/invitation"
    yield "invite", tape.ask("PUT", path, {"player": ben, "expires_in": 86_400, "otherwise": "open"})
    yield "listInvitations", tape.ask("GET", "/v1/account/invitations", who="Ben")
    yield "declineInvitation", tape.ask("POST", f"{path}/decline", {"reason": "not-now"}, who="Ben")
    tape.ask("PUT", path, {"player": ben})
    yield "cancelInvitation", tape.ask("DELETE", path)
    tape.ask("PUT", path, {"player": ben})
    yield "acceptInvitation", tape.ask("POST", f"{path}/accept", {}, who="Ben")
    yield "lookByCode", tape.ask("POST", "/v1/join/look", {"code": opened[1]["join_code"]}, who="Ben")
    yield "joinMatch", tape.ask("POST", "/v1/join", {"code": opened[1]["join_code"]}, who="Ben")
    tape.ask("POST", f"/v1/matches/{opened[1]['id']}/seats/1/resign", who="Ben")
    path = f"/v1/matches/{opened[0]['id']}/seats/1"
    yield "handOver", tape.ask("POST", f"{path}/hand-over", {"to": "house", "level": "easy"}, who="Ben")
    wanted = {"game": "aqualin", "seats": 2, "time_limit": {"seconds": 86_400, "policy": "forfeit"}}
    entered = tape.ask("POST", "/v1/pool", {**wanted, "rating_low": 1400}, Idempotency_Key=KEY + "-p")
    yield "enterPool", entered
    yield "listPoolEntries", tape.ask("GET", "/v1/pool")
    yield "getPoolEntry", tape.ask("GET", f"/v1/pool/{entered['response']['id']}")
    yield "leavePool", tape.ask("DELETE", f"/v1/pool/{entered['response']['id']}")
    yield "rematch", tape.ask("PUT", f"/v1/matches/{opened[1]['id']}/rematch")


def many_matches(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    """A rated match, and two tournaments: one that is played, one that is called off."""
    service = tape.client.application.extensions[KEY_OF_HOUSE].service
    body = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}], "is_rated": True}
    rated = tape.ask("POST", "/v1/matches", body, Idempotency_Key=KEY + "r")["response"]["id"]
    tape.ask("PUT", f"/v1/matches/{rated}/seats/1", {}, who="Ben")
    tape.ask("POST", f"/v1/matches/{rated}/seats/1/resign", who="Ben")
    for match in list_unrated(service):
        rate_match(service, match)
    yield "listRatings", tape.ask("GET", "/v1/account/ratings")
    yield "listRatingChanges", tape.ask("GET", "/v1/account/ratings/history")
    yield "listLeaders", tape.ask("GET", "/v1/games/aqualin/leaderboard")
    control = {"kind": "fischer", "seconds": 604_800, "increment": 86_400, "cap": 1_209_600, "policy": "forfeit"}
    wanted = {"game": "aqualin", "form": "swiss", "rounds": 3, "time_control": control}
    opened = tape.ask(
        "POST", "/v1/tournaments", {**wanted, "house": [{"level": "easy", "count": 2}]}, Idempotency_Key=KEY + "-t"
    )
    path = f"/v1/tournaments/{opened['response']['id']}"
    yield "openTournament", opened
    tape.ask("PUT", f"{path}/entry", who="Ben")
    yield "enterTournament", tape.ask("PUT", f"{path}/entry")
    yield "startTournament", tape.ask("POST", f"{path}/start")
    yield "listTournaments", tape.ask("GET", "/v1/tournaments?status=running")
    yield "getTournament", tape.ask("GET", path)
    yield "getTournamentRound", tape.ask("GET", f"{path}/rounds/1")
    yield "withdrawFromTournament", tape.ask("DELETE", f"{path}/entry")
    yield "getTournamentTable", tape.ask("GET", f"{path}/table")
    yield "cancelTournament", tape.ask("POST", f"{path}/cancel")


def clocks(tape: Tape) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is done about time, in a sandbox in which Ben is late."""
    body = {
        "game": "aqualin",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"first": "colour"},
        "time_control": {"kind": "fischer", "seconds": 86_400, "increment": 3_600, "policy": "opponents-decide"},
        "sandbox": {"seed": None},
    }
    path = f"/v1/matches/{tape.ask('POST', '/v1/matches', body, Idempotency_Key=KEY + 'c')['response']['id']}"
    yield "addNonce", tape.ask("PUT", f"{path}/seats/0/nonce", {"nonce": "5e" * 16})
    tape.ask("PUT", f"{path}/seats/1", {"nonce": "a7" * 16}, who="Ben")
    yield "writeNote", tape.ask("PUT", f"{path}/seats/0/note", {"text": "Ben likes corners."})
    yield "getNote", tape.ask("GET", f"{path}/seats/0/note")
    place = {"type": "aqualin.place", "creature": "blue-jellyfish", "cell": "a1"}
    standing = {"items": [{"kind": "aqualin.place", "actions": [place]}]}
    yield "setStandingChoices", tape.ask("PUT", f"{path}/seats/1/standing-choices", standing, who="Ben")
    yield "getStandingChoices", tape.ask("GET", f"{path}/seats/1/standing-choices", who="Ben")
    tape.ask("POST", f"{path}/seats/1/pause", who="Ben")
    yield "askForPause", tape.ask("POST", f"{path}/seats/0/pause")
    yield "resumeMatch", tape.ask("POST", f"{path}/seats/0/resume")
    yield "advanceSandbox", tape.ask("POST", f"{path}/sandbox/advance", {"seconds": 90_000})
    yield "claimForfeit", tape.ask("POST", f"{path}/seats/0/claim", {"verdict": "wait"}, who="Ben")
    yield "comeBack", tape.ask("POST", f"{path}/seats/0/return")
    week = {"zone": "Europe/Berlin", "days_off": ["sunday"], "quiet_from": "22:30", "quiet_to": "07:00"}
    yield "setWeek", tape.ask("PUT", "/v1/account/week", week)
    yield "getWeek", tape.ask("GET", "/v1/account/week")
    away = {"starts_at": "2027-07-05T00:00:00Z", "ends_at": "2027-07-19T00:00:00Z"}
    booked = tape.ask("POST", "/v1/account/vacations", away, Idempotency_Key=KEY + "v")
    yield "bookVacation", booked
    yield "listVacations", tape.ask("GET", "/v1/account/vacations")
    yield "endVacation", tape.ask("DELETE", f"/v1/account/vacations/{booked['response']['id']}")


def decisions(tape: Tape, seat: str) -> Iterator[tuple[str, dict[str, Any]]]:
    asked = tape.ask("GET", f"{seat}/decisions")
    yield "listSeatDecisions", asked
    one = tape.ask("GET", f"{seat}/decisions/1")
    yield "withdrawChoice", one
    yield "takeChoiceBack", one
    choice = {"actions": one["response"]["legal_actions"][:1]}
    yield "previewChoice", tape.ask("POST", f"{seat}/decisions/1/preview", choice)
    yield "makeChoice", tape.ask("PUT", f"{seat}/decisions/1/choice", choice)
    yield "getDecision", tape.ask("GET", f"{seat}/decisions/1")


if __name__ == "__main__":
    main(sys.argv[1:])
