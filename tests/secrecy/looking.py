"""Everything that a caller can ask of a match without changing it, by every route that there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from flask import Flask

from seaboard.engine.events import Viewer
from secrecy.tables import Table
from secrecy.wires import Heard

PARAMETER = re.compile(r"<\w+:(\w+)>")
SAME_FOR_ALL = (
    "/docs",
    "/openapi.json",
    "/problems",
    "/healthz",
    "/readyz",
    "/.well-known",
    "/v1/games",
    "/v1/account",
    "/v1/pool",
    "/v1/tenant",
    "/v1/tournaments",
    "/v1/unsubscribe",
    "/v1/webhooks",
)
"""What has nothing of a match in it; of the account, what waits for it is asked."""


def readable(app: Flask) -> list[str]:
    """The addresses of all that can be got, with their parameters' names."""
    rules = [rule.rule for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    return sorted(rule for rule in rules if rule != "/v1" and not rule.startswith(SAME_FOR_ALL))


def places(table: Table, viewer: Viewer, routes: list[str]) -> Iterator[str]:
    """Every address about this match: all seats, the viewer's last decisions and one that there is not yet."""
    numbers = table.held().row.numbers
    latest = 0 if viewer is None else numbers[viewer]
    rooms = sorted({*table.rooms(), "spectators"})
    for route in routes:
        for seat in range(len(table.people)) if ":seat>" in route else (0,):
            for number in sorted({1, max(1, latest), latest + 1}) if ":n>" in route else (0,):
                for room in rooms if ":room>" in route else ("",):
                    values = {"match": table.match, "seat": str(seat), "n": str(number), "room": room}
                    yield PARAMETER.sub(lambda found: values.get(found[1], table.match), route)  # noqa: B023
    seat = 0 if viewer is None else viewer
    yield from (
        "/v1/account/decisions",
        "/v1/account/events?after=0",
        "/v1/account/invitations",
        f"/v1/matches?game={table.game}",
        "/v1/matches?status=running&limit=1",
    )
    yield from ("/v1/matches?mine=true", f"{table.path}/events?limit=200", f"{table.path}/events?limit=3&after=2")
    yield from (f"{table.path}/events?after=999999", f"{table.path}/seats/{seat}/events?limit=200")


def look(table: Table, viewer: Viewer, routes: list[str]) -> list[Heard]:
    """All answers to the viewer: what it gets, what it may preview, and how it is refused."""
    table.forget()
    table.publish()
    asker = table.asker(viewer)
    heard = [asker.hear("GET", place) for place in places(table, viewer, routes)]
    heard += [asker.hear("GET", place, If_None_Match=etag) for place, etag in _tagged(heard)]
    seat = 0 if viewer is None else viewer
    for number in sorted({1, max(1, table.held().row.numbers[seat])}):
        heard += _try(table, viewer, f"{table.path}/seats/{seat}/decisions/{number}")
    if viewer is None:
        heard += [table.passer.hear("GET", place) for place in places(table, viewer, routes)]
    return heard


def _tagged(heard: list[Heard]) -> Iterator[tuple[str, str]]:
    """Of matches alone: the ETag of a list is made of what stands in it, which is compared as it is."""
    for one in heard:
        etag, place = dict(one.headers).get("ETag"), one.asked.partition(" ")[2]
        if etag is not None and one.status == 200 and not one.is_hashed and place.startswith("/v1/matches/"):
            yield place, etag


def _try(table: Table, viewer: Viewer, place: str) -> Iterator[Heard]:
    """Drafts and choices that change nothing: each is looked at in advance, or refused by the rules."""
    asker, decision = table.asker(viewer), table.asker(viewer).hear("GET", place)
    legal = json.loads(decision.body).get("legal_actions", [])
    drafts = [[], *([action] for action in (*legal[:2], *legal[-1:])), legal[:2]]
    for draft in drafts:
        yield asker.hear("POST", f"{place}/preview", {"actions": draft})
    illegal = [action for action in table.met if action not in legal][-3:]
    for action in illegal:
        yield asker.hear("POST", f"{place}/preview", {"actions": [action]})
        yield asker.hear("PUT", f"{place}/choice", {"actions": [action]}, If_Match='"none"')
    yield asker.hear("PUT", f"{place}/choice", {"actions": [{"type": "no.such-action"}]})
    yield asker.hear("DELETE", f"{place}/choice", If_Match='"none"')


def check_alike(one: list[Heard], other: list[Heard]) -> None:
    """Raises AssertionError at the first answer in which two looks differ, times aside."""
    assert [heard.asked for heard in one] == [heard.asked for heard in other]
    for first, second in zip(one, other, strict=True):
        assert first.timeless == second.timeless, f"{first.asked}: {first.timeless!r} became {second.timeless!r}"
