"""A player's own feed: who is told what, once, in a sequence without a gap whoever sends it and however often."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from seaboard.matches.cancel_match import cancel_match
from seaboard.matches.expire import expire
from seaboard.matches.hub import Hub
from seaboard.matches.leave_seat import leave_seat
from seaboard.matches.open_match import open_match
from seaboard.matches.publish_news import publish_news
from seaboard.matches.read_notices import follow_notices, read_notices, wait_for_notices
from seaboard.matches.refusals import BadCursor, UnknownToken
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.streams import Beat, Resync
from seaboard.matches.take_seat import take_seat
from seaboard.matches.tidy import tidy
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import Notice
from seated import DIG, HIDE, at_once, choose, choose_any, let_time_run_out, open_with, play_on, rows

BEAT = 0.05


@pytest.fixture
def hub(service: Service) -> Iterator[Hub]:
    hub = Hub(service.database)
    yield hub
    hub.close()


def told(service: Service, caller: Caller) -> list[Notice]:
    publish_news(service)
    return list(read_notices(service, caller, limit=500).notices)


def topics(service: Service, caller: Caller) -> list[str]:
    return [notice.topic for notice in told(service, caller)]


def test_from_invitation_to_end_everybody_is_told_what_concerns_it(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    wishes = [SeatWish("me"), SeatWish("invited", player=bob.player.id)]
    match = open_match(service, ann, game="aqualin", seats=wishes, options={"first": "colour"})
    assert topics(service, bob) == ["match.invited"]
    take_seat(service, bob, match.id, 1)
    assert topics(service, ann) == ["seat.taken", "match.started", "match.turn"]
    play_on(service, [ann, bob], match.id, 1)
    assert topics(service, bob) == ["match.invited", "match.started", "match.turn"]
    resign(service, bob, match.id, 1)
    last = told(service, ann)[-1]
    assert (last.topic, last.match, last.game, last.seat) == ("match.over", match.id, "aqualin", None)
    assert topics(service, bob)[-1] == "match.over"
    assert topics(service, eve) == []


def test_a_turn_names_its_seat_decision_and_deadline(service: Service, ann: Caller, bob: Caller) -> None:
    open_with(service, "aqualin", [ann, bob], limit=TimeLimit(600, "forfeit"), first="colour")
    turn = told(service, ann)[-1]
    assert (turn.topic, turn.seat, turn.decision) == ("match.turn", 0, 1)
    assert turn.deadline is not None


def test_who_gets_up_or_cancels_is_told_to_the_others_and_not_to_itself(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")], start="call")
    take_seat(service, bob, match.id, 1)
    leave_seat(service, bob, match.id, 1)
    take_seat(service, bob, match.id, 1)
    cancel_match(service, ann, match.id)
    assert topics(service, ann) == ["seat.taken", "seat.left", "seat.taken"]
    assert topics(service, bob) == ["match.cancelled"]
    assert told(service, ann)[0].player == bob.player.id


def test_a_seat_whose_time_ran_out_is_told(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=TimeLimit(60, "default-action"), first="colour")
    let_time_run_out(service, match.id)
    expire(service, match.id)
    assert topics(service, ann)[-1] == "seat.timed-out"
    assert topics(service, bob)[-1] == "match.turn"


def test_each_decision_is_told_once_and_only_a_turn_that_comes_to_a_seat_as_its_turn(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    play_on(service, [ann, bob], match.id, 20)
    for caller, seat in ((ann, 0), (bob, 1)):
        asked = [notice.decision for notice in told(service, caller) if notice.topic.startswith("match.turn")]
        assert asked == list(range(1, len(asked) + 1))
        (numbered,) = rows(service, "select numbers[%s] from matches where id = %s", seat + 1, match.id)
        assert numbered == (len(asked),)


def test_in_a_turn_of_several_nobody_is_told_twice_that_it_is_its_turn(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "lanterns", [ann, bob])
    for caller, seat in ((ann, 0), (bob, 1)):
        choose(service, caller, match.id, seat, HIDE[seat])
    before = {caller: len(told(service, caller)) for caller in (ann, bob)}
    assert topics(service, bob)[-2:] == ["match.turn", "match.turn"]
    choose(service, ann, match.id, 0, DIG[0])
    choose(service, ann, match.id, 0, DIG[1])
    for caller in (ann, bob):
        assert topics(service, caller)[before[caller] :] == ["match.turn-again", "match.turn-again"]


def test_relays_at_once_number_everything_once_and_without_a_gap(service: Service, ann: Caller, bob: Caller) -> None:
    matches = [open_with(service, "aqualin", [ann, bob], first="colour") for _ in range(8)]
    for match in matches:
        choose_any(service, ann, match.id, 0)
    written = rows(service, "select count(*) from news")
    at_once(6, lambda _: publish_news(service))
    publish_news(service)
    assert rows(service, "select count(*) from notices") == written
    for caller in (ann, bob):
        numbers = [notice.number for notice in told(service, caller)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_what_a_crashed_relay_left_is_told_by_the_next(service: Service, ann: Caller, bob: Caller) -> None:
    open_with(service, "aqualin", [ann, bob])
    assert read_notices(service, ann).notices == ()
    assert topics(service, ann)[:2] == ["seat.taken", "match.started"]


def test_pages_join_to_the_whole_and_a_cursor_not_given_out_is_refused(
    service: Service, ann: Caller, bob: Caller
) -> None:
    play_on(service, [ann, bob], open_with(service, "aqualin", [ann, bob]).id, 9)
    whole, after = told(service, ann), 0
    pages: list[Notice] = []
    while page := read_notices(service, ann, after=after, limit=2).notices:
        pages += page
        after = page[-1].number
    assert pages == whole
    with pytest.raises(BadCursor):
        read_notices(service, ann, after=after + 1)


def test_old_notices_go_and_the_gap_is_told(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    play_on(service, [ann, bob], open_with(service, "aqualin", [ann, bob]).id, 6)
    whole = told(service, ann)
    rows(service, "update notices set at = at - interval '31 days' where number <= 3")
    tidy(service)
    page = read_notices(service, ann, after=1, limit=500)
    assert (page.is_gap, list(page.notices)) == (True, whole[3:])
    assert not read_notices(service, ann, after=3).is_gap
    assert not read_notices(service, ann).is_gap
    stream = follow_notices(service, hub, ann, after=1, seconds=BEAT)
    assert list(islice(stream, 3)) == [Beat(), Resync(3), whole[3]]
    fresh = follow_notices(service, hub, ann, seconds=BEAT)
    assert list(islice(fresh, 2)) == [Beat(), whole[3]]


def test_a_stream_and_a_long_poll_are_woken_by_the_relay(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], first="colour")
    before = told(service, bob)
    stream = follow_notices(service, hub, bob, after=before[-1].number, seconds=30)
    assert next(stream) == Beat()

    def act(which: int) -> list[Notice]:
        if which == 0:
            choose_any(service, ann, match.id, 0)
            publish_news(service)
            return []
        if which == 1:
            return list(wait_for_notices(service, hub, bob, after=before[-1].number, seconds=30).notices)
        notice = next(stream)
        assert isinstance(notice, Notice)
        return [notice]

    _, polled, streamed = at_once(3, act)
    assert polled == streamed == told(service, bob)[len(before) :]


def test_a_revoked_token_follows_no_further(service: Service, hub: Hub, ann: Caller) -> None:
    stream = follow_notices(service, hub, ann, seconds=BEAT)
    assert next(stream) == Beat()
    rows(service, "update access_tokens set revoked_at = now() where id = %s", ann.token_id)
    with pytest.raises(UnknownToken):
        list(islice(stream, 30))
