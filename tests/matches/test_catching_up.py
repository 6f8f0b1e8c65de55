"""What happened since somebody last looked: in words, for the seat alone, and asked again as often as one likes."""

from __future__ import annotations

import pytest

from seaboard.matches.catch_up import catch_up, note_glance
from seaboard.matches.read_events import read_events
from seaboard.matches.refusals import BadCursor, NotYourSeat
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import Line
from seated import HIDE, choose, choose_any, open_with, play_on


@pytest.fixture
def match(service: Service, ann: Caller, bob: Caller) -> Match:
    return open_with(service, "lanterns", [ann, bob])


def test_all_of_it_is_told_to_who_never_looked_but_who_was_asked_on_the_way(
    service: Service, match: Match, ann: Caller
) -> None:
    told = catch_up(service, ann, match.id, 0)
    assert told.since == 0
    assert [line.text for line in told.lines] == ["Ann sits down.", "Bob sits down.", "The match begins."]
    assert told.text.splitlines() == [line.text for line in told.lines]
    assert [one.seat for one in told.asked] == [0, 1]
    assert told.last == read_events(service, ann, match.id, 0).last


def test_it_begins_with_what_the_seat_could_not_see_when_it_last_chose(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    for caller, seat in ((ann, 0), (bob, 1)):  # neither has seen how the set was revealed
        (hidden, *_) = catch_up(service, caller, match.id, seat).lines
        assert hidden.text == "All show where they hid: 0, 1."
    choose_any(service, ann, match.id, 0)
    assert catch_up(service, ann, match.id, 0).lines == ()
    assert catch_up(service, bob, match.id, 1).lines != ()


def test_asking_moves_nothing_and_what_was_noted_is_where_it_goes_on(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    first = catch_up(service, bob, match.id, 1)
    assert catch_up(service, bob, match.id, 1).lines == first.lines
    assert note_glance(service, bob, match.id, 1, first.last).number == first.last
    assert catch_up(service, bob, match.id, 1).lines == ()
    assert catch_up(service, bob, match.id, 1, after=0).lines == first.lines
    assert catch_up(service, ann, match.id, 0).lines == first.lines
    choose(service, ann, match.id, 0, HIDE[2])
    assert [line.text for line in catch_up(service, bob, match.id, 1).lines] == ["Ann has chosen."]


def test_a_long_while_is_told_in_parts(service: Service, match: Match, ann: Caller, bob: Caller) -> None:
    play_on(service, [ann, bob], match.id, 4)
    whole, after = catch_up(service, ann, match.id, 0, after=0), 0
    found: list[Line] = []
    while (part := catch_up(service, ann, match.id, 0, after=after, limit=2)).lines or part.has_more:
        found += part.lines
        after = part.last
    assert tuple(found) == whole.lines


def test_nobody_else_is_told_and_no_number_is_taken_that_was_not_given_out(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    with pytest.raises(NotYourSeat):
        catch_up(service, bob, match.id, 0)
    with pytest.raises(NotYourSeat):
        note_glance(service, bob, match.id, 0, 1)
    with pytest.raises(BadCursor):
        catch_up(service, ann, match.id, 0, after=99)
    last = read_events(service, ann, match.id, 0).last
    assert note_glance(service, ann, match.id, 0, 10**14).number == last
