"""Sandboxes that begin in a chosen position, and house bots in them that go on whatever was lost."""

from __future__ import annotations

from typing import Any

import pytest

from seaboard.matches.add_nonce import add_nonce
from seaboard.matches.advance import advance
from seaboard.matches.held import look_for_the_house
from seaboard.matches.open_match import open_match
from seaboard.matches.play_house import play_house
from seaboard.matches.publish_news import publish_news
from seaboard.matches.read_notices import read_notices
from seaboard.matches.read_replay import read_replay
from seaboard.matches.refusals import BadPosition
from seaboard.matches.resign import resign
from seaboard.matches.send_mail import hire_again
from seaboard.matches.service import Service
from seaboard.matches.start_match import start_match
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import Sandbox, SeatWish
from seaboard.matches.words.people import Caller
from seaboard.store.decisions import Job
from seated import DIG, HIDE, choose_any, play_all_house, play_on, rows, send

HOUSE = SeatWish("house", level="easy")
SEED = bytes(range(32))


def truth(service: Service, match: str) -> str:
    """The whole state by its hash, and who is asked."""
    with service.database.snapshot() as tx:
        held = look_for_the_house(service, tx, match)
    return f"{held.state!r} {sorted(held.pending)}"


def sandbox(service: Service, caller: Caller, file: dict[str, Any], choices: list[Any], **more: Any) -> Match:
    """What the file tells, as far as these choices, with the caller in seat 0."""
    seats = [SeatWish("me"), *[HOUSE] * (len(file["picks"]) - 1)]
    nonces = [bytes.fromhex(nonce) for nonce in file["nonces"]]
    box = Sandbox(bytes.fromhex(file["seed"]), nonces, choices)
    return open_match(service, caller, game=file["game"], seats=seats, options=file["options"], sandbox=box, **more)


@pytest.mark.parametrize("game", ["aqualin", "lanterns", "amity"])
def test_a_replay_leads_to_the_very_position(service: Service, ann: Caller, bob: Caller, game: str) -> None:
    match = open_match(service, ann, game=game, seats=[SeatWish("me"), SeatWish("open")], start="call")
    take_seat(service, bob, match.id, 1)
    add_nonce(service, bob, match.id, 1, b"b" * 16)
    start_match(service, ann, match.id)
    if game == "amity":
        rows(service, "delete from outbox")
        play_private(service, ann, bob, match.id)
    else:
        play_on(service, [ann, bob], match.id, 5)
    there = truth(service, match.id)
    resign(service, ann, match.id, 0)
    file = read_replay(service, ann, match.id)

    set_up = sandbox(service, ann, file, file["choices"][:-1])
    assert truth(service, set_up.id) == there
    assert set_up.is_sandbox
    over = sandbox(service, ann, file, file["choices"])
    assert over.status == "finished"
    assert read_replay(service, ann, over.id)["outcome"] == file["outcome"]


def play_private(service: Service, ann: Caller, bob: Caller, match: str) -> None:
    """Two turns, one of them private, by what a house bot would choose."""
    rows(service, "update seats set status = 'house', level = 'easy' where match_id = %s", match)
    rows(service, "update decisions set is_house = true where match_id = %s", match)
    for _ in range(2):
        ((seat, number),) = rows(
            service, "select seat, number from decisions where match_id = %s and status = 'open'", match
        )
        assert play_house(service, match, seat, number)
    rows(service, "update seats set status = 'taken', level = null where match_id = %s", match)


def test_it_goes_on_from_there_and_only_who_is_asked_now_is_told(service: Service, ann: Caller) -> None:
    box = Sandbox(SEED, choices=[{"kind": "revealed", "actions": {"0": HIDE[0], "1": HIDE[1]}}])
    match = open_match(service, ann, game="lanterns", seats=[SeatWish("me"), HOUSE], sandbox=box)
    publish_news(service)
    turns = [one for one in read_notices(service, ann).notices if one.topic.startswith("match.turn")]
    assert [(one.decision, one.seat) for one in turns] == [(2, 0)]
    choose_any(service, ann, match.id, 0)
    assert play_all_house(service) > 0


UNPLAYABLE: dict[str, tuple[list[Any], str]] = {
    "not what is asked": ([{"kind": "chosen", "seat": 0, "actions": [DIG[0]]}], "/0"),
    "not the whole set": ([{"kind": "revealed", "actions": {"0": HIDE[0]}}], "/0/actions"),
    "not by the rules": ([{"kind": "revealed", "actions": {"0": HIDE[0], "1": DIG[0]}}], "/0"),
    "no action": ([{"kind": "revealed", "actions": {"1": {"type": "x"}}}], "/0/actions/1/type"),
    "no such seat": ([{"kind": "left", "seat": 7, "leaving": "resigned"}], "/0/seat"),
    "left already": ([{"kind": "left", "seat": 0, "leaving": "resigned"}] * 2, "/1/seat"),
    "half an entry": ([{"kind": "chosen"}], "/0"),
    "no entry": (["chosen"], "/0"),
    "no seat at all": ([{"kind": "chosen", "seat": [], "actions": []}], "/0"),
    "no number": ([{"kind": "revealed", "actions": {"x": HIDE[0]}}], "/0"),
}


def test_what_cannot_be_played_opens_nothing(service: Service, ann: Caller) -> None:
    seats = [SeatWish("me"), HOUSE]
    for case, (choices, pointer) in UNPLAYABLE.items():
        with pytest.raises(BadPosition) as refused:
            open_match(service, ann, game="lanterns", seats=seats, sandbox=Sandbox(SEED, choices=choices))
        assert refused.value.pointer == f"/sandbox/choices{pointer}", case
    assert rows(service, "select id from matches") == []


def test_a_position_needs_all_its_seats_and_a_nonce_of_each(service: Service, ann: Caller) -> None:
    left = [{"kind": "left", "seat": 0, "leaving": "resigned"}]
    for box, seats in (
        (Sandbox(SEED, choices=left), [SeatWish("me"), SeatWish("open")]),
        (Sandbox(SEED, [b"a"]), [SeatWish("me"), HOUSE]),
    ):
        with pytest.raises(BadPosition):
            open_match(service, ann, game="lanterns", seats=seats, sandbox=box)


# House bots whose job is lost


def test_moving_the_clock_sends_for_house_bots_again(service: Service, ann: Caller) -> None:
    match = open_match(service, ann, game="lanterns", seats=[SeatWish("me"), HOUSE], sandbox=Sandbox(SEED))
    assert send(service) == [Job(match.id, 1, 1)]
    advance(service, ann, match.id, 60)
    assert send(service) == [Job(match.id, 1, 1)]


def test_a_lost_job_is_found_again_however_far_the_sandbox_is_ahead(service: Service, ann: Caller) -> None:
    match = open_match(service, ann, game="lanterns", seats=[SeatWish("me"), HOUSE], sandbox=Sandbox(SEED))
    advance(service, ann, match.id, 365 * 86_400)
    play_all_house(service)
    choose_any(service, ann, match.id, 0)
    lost = send(service)
    assert len(lost) == 1
    found: list[Job] = []
    assert hire_again(service, found.append) == 0
    rows(service, "update decisions set hired_at = hired_at - interval '1 minute' where status = 'open'")
    assert hire_again(service, found.append) == 1
    assert found == lost
    assert hire_again(service, found.append) == 0
