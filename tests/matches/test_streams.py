"""Streams of a match's events: whole, resumed, told what is gone, and closed to whoever may not read on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from seaboard.matches.follow_events import Told, follow_events
from seaboard.matches.hub import Hub
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import BadCursor, NotYourSeat, TooManyStreams, UnknownMatch, UnknownToken
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.streams import Beat, End, Resync
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import SeenEvent
from seated import open_with, play_on, rows

BEAT = 0.05


@pytest.fixture
def hub(service: Service) -> Iterator[Hub]:
    hub = Hub(service.database)
    yield hub
    hub.close()


def numbers(told: list[Told]) -> list[int]:
    return [one.number for one in told if isinstance(one, SeenEvent)]


def until_beat(stream: Iterator[Told]) -> list[Told]:
    """What is told before the stream falls silent."""
    told: list[Told] = []
    for one in stream:
        if isinstance(one, Beat) and told:
            return told[1:]
        told.append(one)
    return told[1:]


def test_a_stream_tells_all_that_is_stored_and_then_what_comes(
    service: Service, hub: Hub, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    stream = follow_events(service, hub, ann, match.id, 0, seconds=BEAT)
    before = until_beat(stream)
    play_on(service, [ann, bob], match.id, 3)
    after = []
    for one in stream:
        if isinstance(one, SeenEvent):
            after.append(one)
        if len(after) + len(before) == read_events(service, ann, match.id, 0, limit=500).last:
            break
    assert [*before, *after] == list(read_events(service, ann, match.id, 0, limit=500).events)


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_union_of_streams_cut_anywhere_is_the_stored_sequence(
    service: Service, hub: Hub, ann: Caller, bob: Caller, viewer: int | None
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    play_on(service, [ann, bob], match.id, 6)
    whole = numbers(list(read_events(service, ann, match.id, viewer, limit=500).events))
    for cut in range(len(whole) + 1):
        first = numbers(list(islice(follow_events(service, hub, ann, match.id, viewer, seconds=BEAT), cut + 1)))
        after = first[-1] if first else 0
        rest = until_beat(follow_events(service, hub, ann, match.id, viewer, after=after, seconds=BEAT))
        assert first + numbers(rest) == whole


def test_it_ends_with_an_end_only_when_the_match_is_over(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    stream = follow_events(service, hub, ann, match.id, 0, seconds=BEAT)
    assert not [one for one in islice(stream, 12) if isinstance(one, End)]
    hub.close()
    assert not [one for one in stream if isinstance(one, End)]
    resign(service, bob, match.id, 1)
    told = list(follow_events(service, Hub(service.database), ann, match.id, 0, seconds=BEAT))
    assert told[-1] == End(match.id, read_events(service, ann, match.id, 0, limit=500).last)


def test_what_is_not_kept_any_more_is_told_as_a_resync(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    play_on(service, [ann, bob], match.id, 3)
    whole = numbers(list(read_events(service, ann, match.id, 0, limit=500).events))
    rows(service, "delete from events where match_id = %s and numbers[2] <= 4", match.id)
    told = until_beat(follow_events(service, hub, ann, match.id, 0, after=2, seconds=BEAT))
    assert told[0] == Resync(4)
    assert numbers(told) == whole[4:]
    rows(service, "delete from events where match_id = %s", match.id)
    assert until_beat(follow_events(service, hub, ann, match.id, 0, seconds=BEAT)) == [Resync(whole[-1])]


def test_a_token_has_so_many_streams_and_one_closed_makes_room(
    service: Service, hub: Hub, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])

    def another(caller: Caller) -> Iterator[Told]:
        return follow_events(service, hub, caller, match.id, None, most=2, seconds=BEAT)

    streams = [another(ann), another(ann)]
    assert all(next(stream) == Beat() for stream in streams)
    with pytest.raises(TooManyStreams) as refused:
        another(ann)
    assert refused.value.details == {"most": 2}
    assert next(another(bob)) == Beat()
    streams[0].close()  # type: ignore[attr-defined]
    assert next(another(ann)) == Beat()


def test_a_stream_whose_process_died_takes_no_place_for_long(
    service: Service, hub: Hub, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    lost = follow_events(service, hub, ann, match.id, None, most=1, seconds=BEAT)
    rows(service, "update streams set seen_at = seen_at - interval '1 minute'")
    assert next(follow_events(service, hub, ann, match.id, None, most=1, seconds=BEAT)) == Beat()
    assert lost is not None


def test_a_revoked_token_reads_no_further(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    stream = follow_events(service, hub, ann, match.id, 0, seconds=BEAT)
    until_beat(stream)
    rows(service, "update access_tokens set revoked_at = now() where id = %s", ann.token_id)
    play_on(service, [ann, bob], match.id, 1)
    with pytest.raises(UnknownToken):
        list(islice(stream, 30))


def test_whoever_lost_the_seat_reads_no_further(service: Service, hub: Hub, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    stream = follow_events(service, hub, bob, match.id, 1, seconds=BEAT)
    until_beat(stream)
    rows(service, "update seats set player_id = null, status = 'open' where match_id = %s and number = 1", match.id)
    with pytest.raises(NotYourSeat):
        list(islice(stream, 30))


def test_what_may_not_be_read_is_refused_before_anything_flows(
    service: Service, hub: Hub, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    with pytest.raises(NotYourSeat):
        follow_events(service, hub, eve, match.id, 0)
    with pytest.raises(BadCursor):
        follow_events(service, hub, ann, match.id, 0, after=99)
    with pytest.raises(UnknownMatch):
        follow_events(service, hub, ann, "none", 0)
    assert rows(service, "select count(*) from streams") == [(0,)]
