"""What players keep to themselves: notes, nonces, and choices made in advance."""

from __future__ import annotations

import pytest

from seaboard.engine.records import to_data
from seaboard.matches.add_nonce import add_nonce
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.note import read_note, write_note
from seaboard.matches.open_match import open_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_replay import read_replay
from seaboard.matches.refusals import AlreadyStarted, BadChoice, BadStanding, NotYourSeat
from seaboard.matches.replay import verify
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.standing import play_standing, read_standing, set_standing
from seaboard.matches.start_match import start_match
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.decisions import Receipt
from seaboard.matches.words.matches import Match, Standing, StandingChoice
from seaboard.matches.words.opening import Sandbox, SeatWish
from seaboard.matches.words.people import Caller
from seated import DIG, HIDE, WAIT, asked, choose, choose_any, open_with, rows, send

ME_AND_ONE = [SeatWish("me"), SeatWish("open")]


# Notes


def test_a_note_is_its_players_alone(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    assert read_note(service, ann, match.id, 0).text == ""
    before = rows(service, "select * from events"), rows(service, "select sequences from matches")
    write_note(service, ann, match.id, 0, "Bob always digs at 2.")
    write_note(service, ann, match.id, 0, "Bob never digs at 2.")
    assert read_note(service, ann, match.id, 0).text == "Bob never digs at 2."
    assert read_note(service, bob, match.id, 1).text == ""
    with pytest.raises(NotYourSeat):
        read_note(service, bob, match.id, 0)
    assert before == (rows(service, "select * from events"), rows(service, "select sequences from matches"))


# Nonces


def deal(service: Service, ann: Caller, bob: Caller, nonces: dict[int, bytes]) -> Match:
    """A match of one seed with these nonces."""
    box = Sandbox(bytes(32))
    match = open_match(service, ann, game="aqualin", seats=ME_AND_ONE, sandbox=box, start="call")
    take_seat(service, bob, match.id, 1)
    for seat, nonce in nonces.items():
        add_nonce(service, (ann, bob)[seat], match.id, seat, nonce)
    return start_match(service, ann, match.id)


def test_each_seats_nonce_changes_the_deal_and_the_replay_verifies_with_all(
    service: Service, ann: Caller, bob: Caller
) -> None:
    dealt = [{}, {0: b"a" * 16}, {1: b"a" * 16}, {0: b"a" * 16, 1: b"b" * 16}]
    matches = [deal(service, ann, bob, nonces) for nonces in dealt]
    states = {bytes(state) for (state,) in rows(service, "select state from matches")}
    assert len(states) == 4
    for match, nonces in zip(matches, dealt, strict=True):
        resign(service, ann, match.id, 0)
        file = read_replay(service, bob, match.id)
        assert file["nonces"] == ([nonces.get(seat, b"").hex() for seat in range(2)] if nonces else [])
        assert verify({"aqualin": service.find_game("aqualin").game}, file) == file["outcome"]


def test_that_a_nonce_was_added_is_public_and_it_is_not(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_match(service, ann, game="aqualin", seats=ME_AND_ONE)
    add_nonce(service, ann, match.id, 0, b"ann's secret nonce")
    with pytest.raises(NotYourSeat):
        add_nonce(service, bob, match.id, 0, b"b" * 16)
    take_seat(service, bob, match.id, 1, nonce=b"bob's secret nonce")
    told = read_events(service, bob, match.id, 1).events
    assert [event.public.TYPE for event in told if event.public].count("match.nonce-added") == 2
    assert "secret" not in repr(told)
    assert b"ann's secret nonce".hex() not in repr((told, look_at_match(service, bob, match.id)))
    with pytest.raises(AlreadyStarted):
        add_nonce(service, ann, match.id, 0, b"another nonce too late")


# Choices made in advance


def play_in_advance(service: Service) -> int:
    """What relay and workers do for those who have chosen before; how many choices came of it."""
    return sum(play_standing(service, job.match_id, job.seat, job.number) for job in send(service))


def test_what_was_chosen_in_advance_is_played_once_when_it_is_asked_for(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    set_standing(
        service,
        bob,
        match.id,
        1,
        [StandingChoice("lanterns.dig", [DIG[2]]), StandingChoice("lanterns.hide", [HIDE[1]])],
    )
    assert play_in_advance(service) == 1
    assert asked(service, bob, match.id, 1).status == "sealed"
    choose(service, ann, match.id, 0, HIDE[0])
    assert play_in_advance(service) == 1

    receipts = [read_decision(service, bob, match.id, 1, number).receipt for number in (1, 2)]
    assert [receipt and (receipt.maker, [to_data(action) for action in receipt.actions]) for receipt in receipts] == [
        ("conditional", [HIDE[1]]),
        ("conditional", [DIG[2]]),
    ]
    assert read_standing(service, bob, match.id, 1) == Standing(())
    assert play_in_advance(service) == 0


def test_what_does_not_fit_is_dropped_and_only_its_seat_is_told(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    choose(service, ann, match.id, 0, DIG[2])
    others: list[tuple[Caller | None, int | None]] = [(None, None), (ann, 0)]
    before = [read_events(service, caller, match.id, viewer).last for caller, viewer in others]
    set_standing(service, bob, match.id, 1, [StandingChoice("lanterns.dig", [DIG[2]])])  # Ann has dug there
    assert play_in_advance(service) == 1

    assert asked(service, bob, match.id, 1).status == "open"
    last = read_events(service, bob, match.id, 1).events[-1]
    assert (last.public, last.own and last.own.TYPE) == (None, "match.standing-dropped")
    assert before == [
        read_events(service, caller, match.id, viewer).last for caller, viewer in ((None, None), (ann, 0))
    ]
    assert read_standing(service, bob, match.id, 1) == Standing(())


def test_what_is_not_asked_for_yet_stays(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    choices = [StandingChoice("lanterns.wait", [WAIT])]
    set_standing(service, bob, match.id, 1, choices)
    assert play_in_advance(service) == 0
    assert len(read_standing(service, bob, match.id, 1).choices) == 1
    with pytest.raises(NotYourSeat):
        read_standing(service, ann, match.id, 1)


def test_who_chooses_first_counts_the_player_or_what_it_said_before(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    set_standing(service, bob, match.id, 1, [StandingChoice("lanterns.hide", [HIDE[1]])])
    receipt = choose(service, bob, match.id, 1, HIDE[2])
    assert isinstance(receipt, Receipt)
    assert play_in_advance(service) == 0
    assert [to_data(action) for action in receipt.actions] == [HIDE[2]]


@pytest.mark.parametrize(
    ("choice", "refusal"),
    [
        pytest.param(StandingChoice("lanterns.fly", [WAIT]), BadStanding, id="no such kind"),
        pytest.param(StandingChoice("lanterns.wait", [{"type": "lanterns.fly"}]), BadChoice, id="no such action"),
    ],
)
def test_what_is_nothing_in_this_game_is_refused(
    service: Service, ann: Caller, bob: Caller, choice: StandingChoice, refusal: type[Exception]
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    with pytest.raises(refusal):
        set_standing(service, bob, match.id, 1, [choice])


def test_a_job_for_a_seat_that_said_nothing_does_nothing(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat = match.asked[0].seat
    assert not play_standing(service, match.id, seat, 1)
    assert not play_standing(service, match.id, seat, 7)
    choose_any(service, (ann, bob)[seat], match.id, seat)
