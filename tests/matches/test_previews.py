"""Previews: what a choice would bring as far as the seat can know, and not a bit more."""

from __future__ import annotations

import pytest

from seaboard.engine.records import to_data
from seaboard.matches.preview import preview
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import BadChoice, DecisionClosed, IllegalAction, NotYourSeat, UnknownDecision
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seated import CLOSE, DIG, HIDE, MARK, WAIT, asked, choose, open_with, rows


@pytest.fixture
def hiding(service: Service, ann: Caller, bob: Caller) -> Match:
    return open_with(service, "lanterns", [ann, bob])


@pytest.fixture
def digging(service: Service, hiding: Match, ann: Caller, bob: Caller) -> Match:
    choose(service, ann, hiding.id, 0, HIDE[0])
    choose(service, bob, hiding.id, 1, HIDE[1])
    return hiding


@pytest.fixture
def plotting(service: Service, digging: Match, ann: Caller, bob: Caller) -> Match:
    choose(service, ann, digging.id, 0, WAIT)
    choose(service, bob, digging.id, 1, WAIT)
    return digging


def test_a_preview_changes_nothing(service: Service, hiding: Match, ann: Caller) -> None:
    def everything() -> list[object]:
        return [rows(service, f"select * from {table}") for table in ("matches", "decisions", "events", "outbox")]

    before = everything()
    preview(service, ann, hiding.id, 0, 1, [HIDE[0]])
    assert everything() == before


def test_an_empty_preview_lists_what_may_come_first(service: Service, hiding: Match, ann: Caller) -> None:
    found = preview(service, ann, hiding.id, 0, 1, [])
    assert [to_data(action) for action in found.next_actions] == HIDE
    assert (found.is_whole, found.brings_news) == (False, False)
    assert found.view == read_view(service, ann, hiding.id, 0).view


def test_a_sealed_choice_shows_nothing_before_the_others_chose(service: Service, hiding: Match, ann: Caller) -> None:
    found = preview(service, ann, hiding.id, 0, 1, [HIDE[2]])
    assert (found.is_whole, found.next_actions) == (True, ())
    assert found.view == read_view(service, ann, hiding.id, 0).view
    with pytest.raises(IllegalAction):
        preview(service, ann, hiding.id, 0, 1, [HIDE[2], HIDE[1]])


def test_what_an_action_brings_to_light_is_not_previewed(service: Service, digging: Match, ann: Caller) -> None:
    """A preview that drew for the seat would be a free look; it is told only that there is something to come."""
    number = asked(service, ann, digging.id, 0).number
    found = preview(service, ann, digging.id, 0, number, [DIG[0]])
    assert (found.brings_news, found.view, found.next_actions, found.is_whole) == (True, None, (), True)


def test_a_secret_turn_is_previewed_step_by_step(service: Service, plotting: Match, bob: Caller) -> None:
    number = asked(service, bob, plotting.id, 1).number
    started = preview(service, bob, plotting.id, 1, number, [MARK[1]])
    assert [to_data(action) for action in started.next_actions] == [MARK[0], MARK[2], CLOSE]
    assert not started.is_whole

    ended = preview(service, bob, plotting.id, 1, number, [MARK[1], CLOSE])
    assert (ended.is_whole, ended.next_actions) == (True, ())
    assert ended.view is not None
    assert to_data(ended.view)["marks"] == [1]


def test_a_preview_is_refused_as_the_choice_would_be(service: Service, hiding: Match, ann: Caller, bob: Caller) -> None:
    with pytest.raises(NotYourSeat):
        preview(service, bob, hiding.id, 0, 1, [])
    with pytest.raises(UnknownDecision):
        preview(service, ann, hiding.id, 0, 2, [])
    with pytest.raises(BadChoice):
        preview(service, ann, hiding.id, 0, 1, [{"type": "x"}])
    with pytest.raises(IllegalAction) as refusal:
        preview(service, ann, hiding.id, 0, 1, [WAIT])
    assert refusal.value.rule == "LA-1"
    choose(service, ann, hiding.id, 0, HIDE[0])
    choose(service, bob, hiding.id, 1, HIDE[0])
    with pytest.raises(DecisionClosed):
        preview(service, ann, hiding.id, 0, 1, [])


def test_previews_of_worlds_that_differ_in_a_secret_are_the_same(
    service: Service, digging: Match, ann: Caller, bob: Caller
) -> None:
    """The seed decides what is dug up: no preview depends on it."""
    number = asked(service, ann, digging.id, 0).number
    found = set()
    for seed in (b"a" * 32, b"b" * 32, b"c" * 32):
        rows(service, "update matches set seed = %s", seed)
        found.add(repr([preview(service, ann, digging.id, 0, number, [action]) for action in (*DIG, WAIT)]))
    assert len(found) == 1


def test_a_slide_is_previewed_and_then_what_may_be_placed(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    seat = match.asked[0].seat
    mover, other = (ann, bob)[seat], (ann, bob)[1 - seat]
    choose(service, mover, match.id, seat, to_data(asked(service, mover, match.id, seat).legal_actions[0]))
    decision = asked(service, other, match.id, 1 - seat)
    slide = next(action for action in decision.legal_actions if action.TYPE == "aqualin.slide")

    found = preview(service, other, match.id, 1 - seat, decision.number, [to_data(slide)])
    assert {action.TYPE for action in found.next_actions} == {"aqualin.place"}
    placed = preview(
        service, other, match.id, 1 - seat, decision.number, [to_data(slide), to_data(found.next_actions[0])]
    )
    assert placed.is_whole
    assert (placed.brings_news, placed.view) == (True, None)
