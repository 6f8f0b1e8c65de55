"""Two worlds that a viewer cannot tell apart give it the same bytes over the wire, whatever it asks (ALL-4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from limits.storage import RedisStorage

from seaboard.catalogue import Catalogue
from seaboard.matches.service import Service
from secrecy.looking import check_alike, look
from secrecy.tables import Table
from secrecy.wires import http_wire
from secrecy.worlds import is_sealed, secret_turns_look_alike, worlds_look_alike
from sites import served

GAMES = sorted(Catalogue())
STRIDES = (1, 12)
"""So many random choices lie between two looks."""
ALMOST_OPEN = {"walk-the-plank"}
"""Games whose secrets are sealed choices, which no state holds, and little else."""
WITH_PRIVATE_TURNS = ["amity", "beach-closed", "jaws", "orca"]
WITH_SEALED_TURNS = ["lanterns", "walk-the-plank"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_from_a_viewer_changes_no_byte_of_its_answers(
    table_of: Callable[[str], Table], routes: list[str], game: str
) -> None:
    table, differing = table_of(game), 0
    for stride in STRIDES:
        if not table.play(stride):
            break
        differing += worlds_look_alike(table, routes)
    assert differing or game in ALMOST_OPEN, "no world differed from the truth"


@pytest.mark.parametrize("game", WITH_PRIVATE_TURNS)
def test_a_secret_turn_looks_the_same_however_long_it_was(
    table_of: Callable[[str], Table], routes: list[str], game: str
) -> None:
    secret_turns_look_alike(table_of(game), routes)


def test_a_secret_turn_looks_the_same_over_real_http(
    service: Service, routes: list[str], database_url: str, broker_url: str
) -> None:
    counted = RedisStorage(broker_url.replace("redis+socket://", "redis+unix://"))
    with served(database_url, broker_url) as site, http_wire(site.url) as wire:
        table = Table.open(service, wire, "beach-closed", 2, lambda: void(counted.reset()))
        secret_turns_look_alike(table, routes)


def void(_: object) -> None:
    """What was counted is not asked for."""


@pytest.mark.parametrize("game", WITH_SEALED_TURNS)
def test_a_sealed_choice_looks_the_same_whatever_it_is_and_however_often_it_was_changed(
    table_of: Callable[[str], Table], routes: list[str], game: str
) -> None:
    table = table_of(game)
    table.play_until(is_sealed)
    seat, *waiting = table.choosers()
    assert waiting, "a lone chooser's choice is shown at once"
    actions = table.rules.legal_actions(table.held().state, seat)
    others = [viewer for viewer in table.viewers if viewer != seat]
    with table.undone():
        table.choose(seat, (actions[0],))
        first = {viewer: look(table, viewer, routes) for viewer in others}
    table.choose(seat, (actions[-1],))
    for viewer in others:
        check_alike(first[viewer], look(table, viewer, routes))
    place = f"{table.path}/seats/{seat}/decisions/{table.open_decision(seat)}"
    etag = dict(table.people[seat].hear("GET", place).headers)["ETag"]
    table.choose(seat, (actions[1],), If_Match=etag)
    etag = dict(table.people[seat].hear("GET", place).headers)["ETag"]
    table.people[seat].ask("DELETE", f"{place}/choice", If_Match=etag)
    for viewer in others:
        check_alike(first[viewer], look(table, viewer, routes))


def test_what_a_seat_keeps_to_itself_looks_the_same_as_nothing(
    table_of: Callable[[str], Table], routes: list[str]
) -> None:
    """A note, and choices made in advance: others are not even told that there are any."""
    table = table_of("beach-closed")
    table.play(2)
    others = [viewer for viewer in table.viewers if viewer != 0]
    first = {viewer: look(table, viewer, routes) for viewer in others}
    in_advance = [{"kind": action["type"], "actions": [action]} for action in table.met[:2]]
    table.people[0].ask("PUT", f"{table.path}/seats/0/note", {"text": "The shark is where I think."})
    table.people[0].ask("PUT", f"{table.path}/seats/0/standing-choices", {"items": in_advance})
    for viewer in others:
        check_alike(first[viewer], look(table, viewer, routes))
