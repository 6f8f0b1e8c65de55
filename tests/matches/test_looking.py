"""Who may see what: matches, lists, views, events; and what waits for events."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from seaboard.engine.records import to_data
from seaboard.matches.authenticate import authenticate
from seaboard.matches.create_player import create_player
from seaboard.matches.events import Cancelled
from seaboard.matches.hub import Hub
from seaboard.matches.ids import new_id
from seaboard.matches.list_matches import list_matches
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_open_decisions import read_open_decision, read_open_decisions
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import (
    BadCursor,
    NotSignedIn,
    NotYourSeat,
    Refusal,
    UnknownMatch,
    UnknownSeat,
    UnknownToken,
)
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.wait_for_events import wait_for_events
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import EventPage, SeenEvent
from seated import CLOSE, HIDE, MARK, WAIT, asked, choose, open_with, play_on, rows, send

ME, OPEN = SeatWish("me"), SeatWish("open")


# Tokens


def test_a_token_is_known_by_its_hash_alone(service: Service) -> None:
    made = create_player(service, "Ann")
    assert made.token.startswith("sb_")
    assert authenticate(service, made.token).player == made.player
    for stored in rows(service, "select t::text from access_tokens t"):
        assert made.token not in stored[0]
        assert made.token[3:] not in stored[0]


@pytest.mark.parametrize("spoil", ["set revoked_at = now()", "set expires_at = now()"])
def test_a_token_revoked_or_expired_is_unknown(service: Service, spoil: str) -> None:
    made = create_player(service, "Ann")
    rows(service, f"update access_tokens {spoil}")
    for token in (made.token, made.token + "x", "sb_", "", "Bearer"):
        with pytest.raises(UnknownToken):
            authenticate(service, token)


# Sight


def test_a_private_match_and_one_that_does_not_exist_look_alike(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    seats = [ME, SeatWish("invited", player=bob.player.id)]
    match = open_match(service, ann, game="aqualin", seats=seats, access="private")
    assert look_at_match(service, bob, match.id).id == match.id
    refusals: list[tuple[str, str]] = []
    for id_ in (match.id, new_id(), "x"):
        for caller in (eve, None):
            with pytest.raises(UnknownMatch) as refusal:
                look_at_match(service, caller, id_)
            refusals.append((refusal.value.code, refusal.value.sentence))
            with pytest.raises(UnknownMatch):
                read_view(service, caller, id_, 0)
            with pytest.raises(UnknownMatch):
                read_events(service, caller, id_, None)
    assert len(set(refusals)) == 1
    assert [one.id for one in list_matches(service, eve).matches] == []
    assert [one.id for one in list_matches(service, None).matches] == []
    assert [one.id for one in list_matches(service, bob).matches] == [match.id]


def test_a_seats_view_events_and_decisions_are_for_its_holder_alone(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    for stranger in (bob, eve):
        for look in (
            lambda caller: read_view(service, caller, match.id, 0),
            lambda caller: read_events(service, caller, match.id, 0),
            lambda caller: read_decision(service, caller, match.id, 0, 1),
            lambda caller: read_open_decision(service, caller, match.id, 0),
        ):
            with pytest.raises(NotYourSeat):
                look(stranger)
    with pytest.raises(NotSignedIn):
        read_view(service, None, match.id, 0)
    with pytest.raises(UnknownSeat):
        read_view(service, ann, match.id, 2)
    assert read_view(service, None, match.id, None).viewer is None


def plotted(service: Service, ann: Caller, bob: Caller, *marks: int) -> Match:
    """A match in which seat 1 has plotted these marks in secret."""
    match = open_with(service, "lanterns", [ann, bob])
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    choose(service, ann, match.id, 0, WAIT)
    choose(service, bob, match.id, 1, WAIT)
    choose(service, bob, match.id, 1, *(MARK[spot] for spot in marks), CLOSE)
    return match


def test_a_secret_turn_is_one_event_whose_own_part_only_its_seat_gets(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = plotted(service, ann, bob, 2, 0)
    told = {"type": "lanterns.plotted", "seat": 1, "count": 2}
    for caller, viewer in ((ann, 0), (None, None), (ann, None)):
        events = read_events(service, caller, match.id, viewer).events
        (event,) = [one for one in events if one.public and one.public.TYPE == "lanterns.plotted"]
        assert event.public
        assert (to_data(event.public), event.own) == (told, None)
        assert not any("lanterns.marked" in repr(one) or "Your marks" in repr(one) for one in events)
    events = read_events(service, bob, match.id, 1).events
    (event,) = [one for one in events if one.own and one.own.TYPE == "lanterns.marked"]
    assert event.own
    assert to_data(event.own) == {"type": "lanterns.marked", "spots": [0, 2]}
    assert event.english == ("Your marks: 0, 2.",)


def test_worlds_that_differ_in_a_secret_look_the_same_to_the_others(service: Service, ann: Caller, bob: Caller) -> None:
    """ALL-4: sequence numbers, ETags, events and decisions too; ids and times apart."""

    def seen(match: Match) -> object:
        views = [read_view(service, ann, match.id, viewer) for viewer in (0, None)]
        events = [read_events(service, ann, match.id, viewer).events for viewer in (0, None)]
        told = [[(one.number, one.public, one.own, one.english) for one in page] for page in events]
        decision = read_open_decision(service, ann, match.id, 0)
        assert decision is not None
        return (
            [(view.sequence, view.etag, view.view, view.asked) for view in views],
            told,
            (decision.number, decision.etag, decision.legal_actions),
            look_at_match(service, ann, match.id).etag,
        )

    worlds = [plotted(service, ann, bob, *marks) for marks in ((0, 1), (2, 1), (1, 0))]
    assert len({repr(seen(match)) for match in worlds}) == 1


def test_every_sequence_is_gapless_whatever_the_viewer_may_not_know(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve])
    play_on(service, (ann, bob, eve), match.id, 25)
    for viewer, caller in ((0, ann), (1, bob), (2, eve), (None, ann)):
        numbers = [event.number for event in read_events(service, caller, match.id, viewer, limit=1000).events]
        assert numbers == list(range(1, len(numbers) + 1))
        assert read_view(service, caller, match.id, viewer).sequence == len(numbers)


def test_a_new_decision_that_only_its_seat_learns_of_moves_no_other_sequence(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    """Who resigns changes what another seat may do in its secret turn; that it got a new number is its own affair."""
    match = open_with(service, "lanterns", [ann, bob, eve], limit=TimeLimit(60, "forfeit"))
    for seat, caller in enumerate((ann, bob, eve)):
        choose(service, caller, match.id, seat, HIDE[seat])
    for seat, caller in enumerate((ann, bob, eve)):
        choose(service, caller, match.id, seat, WAIT)
    plotter, before = asked(service, bob, match.id, 1), look_at_match(service, None, match.id)
    latest = [read_view(service, caller, match.id, viewer).sequence for viewer, caller in ((0, ann), (1, bob))]
    resign(service, eve, match.id, 2)

    def told(caller: Caller, viewer: int, after: int) -> list[str]:
        events = read_events(service, caller, match.id, viewer, after=after).events
        return [(event.own or event.public or Cancelled()).TYPE for event in events]

    assert told(ann, 0, latest[0]) == ["match.gave-up", "lanterns.left"]
    assert told(bob, 1, latest[1]) == ["match.gave-up", "lanterns.left", "match.your-decision"]
    assert look_at_match(service, None, match.id).asked == before.asked
    renewed = asked(service, bob, match.id, 1)
    assert (renewed.number, renewed.deadline) == (plotter.number + 1, plotter.deadline)


def test_who_leaves_while_asked_is_asked_no_more_and_all_are_told(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob, eve])
    before = read_view(service, None, match.id, None).sequence
    resign(service, eve, match.id, 2)
    types = [event.public and event.public.TYPE for event in read_events(service, None, match.id, None).events]
    assert types[before:] == ["match.gave-up", "lanterns.left", "match.asked"]
    assert asked(service, bob, match.id, 1).number == 1


def test_events_are_read_in_pages_by_number(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    play_on(service, (ann, bob), match.id, 10)
    whole = read_events(service, ann, match.id, 0, limit=1000)
    paged: list[SeenEvent] = []
    after = 0
    while True:
        page = read_events(service, ann, match.id, 0, after=after, limit=7)
        paged += page.events
        after = page.last
        if not page.has_more:
            break
    assert tuple(paged) == whole.events
    assert read_events(service, ann, match.id, 0, after=after).events == ()
    for number in (-1, after + 1, 10**12):
        with pytest.raises(BadCursor):
            read_events(service, ann, match.id, 0, after=number)


# Lists


def test_a_list_of_matches_stays_stable_while_new_ones_come(service: Service, ann: Caller, bob: Caller) -> None:
    ids = [open_match(service, ann, game="aqualin", seats=[ME, OPEN]).id for _ in range(7)]
    first = list_matches(service, bob, limit=3)
    open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    second = list_matches(service, bob, limit=3, cursor=first.next)
    third = list_matches(service, bob, limit=3, cursor=second.next)
    listed = [match.id for page in (first, second, third) for match in page.matches]
    assert listed == ids[::-1]
    assert third.next is None
    with pytest.raises(BadCursor):
        list_matches(service, bob, cursor="7")


def test_lists_are_filtered_by_game_status_and_whose_they_are(service: Service, ann: Caller, bob: Caller) -> None:
    lone = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    both = open_with(service, "lanterns", [bob, ann])
    seats = [SeatWish("house", level="easy")] * 2
    other = open_match(service, bob, game="aqualin", seats=seats)

    def ids(**filters: object) -> set[str]:
        return {match.id for match in list_matches(service, ann, **filters).matches}  # type: ignore[arg-type]

    assert ids() == {lone.id, both.id, other.id}
    assert ids(game="lanterns") == {both.id}
    assert ids(status="open") == {lone.id}
    assert ids(show="mine") == {lone.id, both.id}
    assert ids(show="mine", game="aqualin", status="running") == set()
    assert {match.id for match in list_matches(service, bob, show="mine").matches} == {both.id, other.id}
    with pytest.raises(NotSignedIn):
        list_matches(service, None, show="mine")


def test_where_it_is_my_turn_is_one_question_for_all_my_matches(service: Service, ann: Caller, bob: Caller) -> None:
    slow = open_with(service, "lanterns", [ann, bob])
    urgent = open_with(service, "lanterns", [bob, ann], limit=TimeLimit(60, "forfeit"))
    found = read_open_decisions(service, ann).decisions
    assert [(one.match, one.seat, one.number) for one in found] == [(urgent.id, 1, 1), (slow.id, 0, 1)]
    choose(service, ann, urgent.id, 1, HIDE[0])
    assert [one.match for one in read_open_decisions(service, ann).decisions] == [slow.id]


# Waiting


@pytest.fixture
def hub(service: Service) -> Iterator[Hub]:
    hub = Hub(service.database)
    yield hub
    hub.close()


def test_who_waits_gets_the_next_event_as_soon_as_it_is_announced(
    service: Service, hub: Hub, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    send(service)
    latest = read_view(service, bob, match.id, 1).sequence
    pages: list[EventPage] = []
    waiter = threading.Thread(
        target=lambda: pages.append(wait_for_events(service, hub, bob, match.id, 1, after=latest, seconds=20))
    )
    waiter.start()
    time.sleep(0.3)
    began = time.monotonic()
    choose(service, ann, match.id, 0, HIDE[0])
    send(service)
    waiter.join(5)

    assert time.monotonic() - began < 2
    assert [event.public and event.public.TYPE for event in pages[0].events] == ["match.sealed"]


def test_who_waits_in_vain_gets_an_empty_page_in_time(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    latest = read_view(service, ann, match.id, 0).sequence
    began = time.monotonic()
    page = wait_for_events(service, hub, ann, match.id, 0, after=latest, seconds=0.4)
    assert (page.events, page.last, page.has_more) == ((), latest, False)
    assert 0.3 < time.monotonic() - began < 2


def test_a_hub_that_lost_its_connection_hears_again_and_misses_nothing(
    service: Service, hub: Hub, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    send(service)
    latest = read_view(service, bob, match.id, 1).sequence
    pages: list[EventPage] = []
    waiter = threading.Thread(
        target=lambda: pages.append(wait_for_events(service, hub, bob, match.id, 1, after=latest, seconds=20))
    )
    waiter.start()
    time.sleep(0.3)
    rows(service, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seaboard-bell'")
    choose(service, ann, match.id, 0, HIDE[0])
    send(service)
    waiter.join(5)
    assert len(pages[0].events) == 1


def test_of_a_match_that_is_over_nothing_is_waited_for(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    resign(service, ann, match.id, 0)
    latest = read_view(service, bob, match.id, 1).sequence
    began = time.monotonic()
    assert wait_for_events(service, hub, bob, match.id, 1, after=latest, seconds=20).is_over
    assert time.monotonic() - began < 2


def test_a_view_has_another_etag_whenever_it_differs(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seen: dict[str, object] = {}
    for _ in range(12):
        for caller, viewer in ((ann, 0), (bob, 1), (None, None)):
            view = read_view(service, caller, match.id, viewer)
            told = (view.view, view.asked, view.status, view.outcome, viewer)
            assert seen.setdefault(view.etag, told) == told
        play_on(service, (ann, bob), match.id, 1)
    assert len(seen) == 36


def test_refusals_have_each_their_own_code() -> None:
    def all_of(kind: type[Refusal]) -> list[type[Refusal]]:
        return [kind, *(one for sub in kind.__subclasses__() for one in all_of(sub))]

    codes = [kind.code for kind in all_of(Refusal)]
    assert len(set(codes)) == len(codes)
