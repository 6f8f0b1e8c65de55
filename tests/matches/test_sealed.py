"""Sealed choices: made, replaced, withdrawn and revealed together, and what the others notice of it (ALL-2)."""

from __future__ import annotations

import pytest

from seaboard.engine.records import to_data
from seaboard.matches.decide import decide
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.read_decision import read_decision
from seaboard.matches.read_events import read_events
from seaboard.matches.read_view import read_view
from seaboard.matches.refusals import DecisionClosed, ETagNeeded, ETagStale, IllegalAction, NotSealed
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.withdraw import withdraw
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seaboard.matches.words.telling import SeenEvent
from seated import HIDE, asked, at_once, choose, open_with, rows


@pytest.fixture
def match(service: Service, ann: Caller, bob: Caller, eve: Caller) -> Match:
    return open_with(service, "lanterns", [ann, bob, eve])


def last_event(service: Service, caller: Caller, match: Match, seat: int | None) -> SeenEvent:
    return read_events(service, caller, match.id, seat, limit=1000).events[-1]


def test_a_sealed_choice_waits_and_only_that_it_was_made_is_told(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    receipt = choose(service, ann, match.id, 0, HIDE[1])

    assert (receipt.status, receipt.first_event, receipt.next_decision) == ("sealed", None, None)
    told = last_event(service, bob, match, 1)
    assert told.public is not None
    assert to_data(told.public) == {"type": "match.sealed", "seat": 0}
    assert [one.has_chosen for one in look_at_match(service, bob, match.id).asked] == [True, False, False]
    assert read_view(service, ann, match.id, 0).view == read_view(service, None, match.id, None).view
    assert not rows(service, "select from choices")


def test_the_last_sealed_choice_reveals_the_whole_set_as_one_entry(
    service: Service, match: Match, ann: Caller, bob: Caller, eve: Caller
) -> None:
    for seat, caller in enumerate((ann, bob, eve)):
        choose(service, caller, match.id, seat, HIDE[seat])

    log = rows(service, "select kind, content from choices")
    assert log == [("revealed", {"0": HIDE[0], "1": HIDE[1], "2": HIDE[2]})]
    receipts = [
        read_decision(service, caller, match.id, seat, 1).receipt for seat, caller in enumerate((ann, bob, eve))
    ]
    assert [(one.status, one.maker, one.next_decision) for one in receipts if one] == [("closed", "seat", 2)] * 3
    sequences = [read_view(service, caller, match.id, seat).sequence for seat, caller in enumerate((ann, bob, eve))]
    assert [one.last_event for one in receipts if one] == sequences


def test_three_seats_that_choose_at_the_same_moment_are_all_heard(
    service: Service, match: Match, ann: Caller, bob: Caller, eve: Caller
) -> None:
    callers = (ann, bob, eve)
    at_once(3, lambda seat: decide(service, callers[seat], match.id, seat, 1, [HIDE[seat]]))

    assert rows(service, "select kind from choices") == [("revealed",)]
    for seat, caller in enumerate(callers):
        decision = read_decision(service, caller, match.id, seat, 1)
        assert decision.receipt is not None
        assert [to_data(action) for action in decision.receipt.actions] == [HIDE[seat]]


def test_replacing_a_sealed_choice_needs_the_etag_of_the_decision(service: Service, match: Match, ann: Caller) -> None:
    choose(service, ann, match.id, 0, HIDE[0])
    seen = asked(service, ann, match.id, 0)
    with pytest.raises(ETagNeeded):
        decide(service, ann, match.id, 0, 1, [HIDE[1]])

    receipt = decide(service, ann, match.id, 0, 1, [HIDE[1]], if_match=seen.etag)
    assert [to_data(action) for action in receipt.actions] == [HIDE[1]]
    with pytest.raises(ETagStale):
        decide(service, ann, match.id, 0, 1, [HIDE[2]], if_match=seen.etag)


def test_a_late_duplicate_cannot_undo_a_change_of_mind(service: Service, match: Match, ann: Caller) -> None:
    choose(service, ann, match.id, 0, HIDE[0])
    replaced = decide(service, ann, match.id, 0, 1, [HIDE[1]], if_match=asked(service, ann, match.id, 0).etag)
    with pytest.raises(ETagNeeded):
        decide(service, ann, match.id, 0, 1, [HIDE[0]])
    assert asked(service, ann, match.id, 0).receipt == replaced

    withdraw(service, ann, match.id, 0, 1, if_match=asked(service, ann, match.id, 0).etag)
    with pytest.raises(ETagNeeded):
        decide(service, ann, match.id, 0, 1, [HIDE[1]])
    assert asked(service, ann, match.id, 0).status == "open"


def test_repeating_a_replacement_gives_its_receipt_again(service: Service, match: Match, ann: Caller) -> None:
    choose(service, ann, match.id, 0, HIDE[0])
    etag = asked(service, ann, match.id, 0).etag
    first = decide(service, ann, match.id, 0, 1, [HIDE[1]], if_match=etag)
    assert decide(service, ann, match.id, 0, 1, [HIDE[1]], if_match=etag) == first


def test_nobody_notices_that_a_sealed_choice_was_replaced_or_withdrawn(
    service: Service, match: Match, ann: Caller, bob: Caller
) -> None:
    def seen_by_others() -> object:
        found = look_at_match(service, bob, match.id)
        return (
            [read_view(service, bob, match.id, seat).etag for seat in (1, None)],
            [read_events(service, bob, match.id, seat).events for seat in (1, None)],
            (found.asked, found.etag),
            asked(service, bob, match.id, 1).etag,
        )

    choose(service, ann, match.id, 0, HIDE[0])
    before = seen_by_others()
    decide(service, ann, match.id, 0, 1, [HIDE[1]], if_match=asked(service, ann, match.id, 0).etag)
    assert seen_by_others() == before
    withdraw(service, ann, match.id, 0, 1, if_match=asked(service, ann, match.id, 0).etag)
    assert seen_by_others() == before
    decide(service, ann, match.id, 0, 1, [HIDE[2]], if_match=asked(service, ann, match.id, 0).etag)
    assert seen_by_others() == before


def test_withdrawing_needs_a_sealed_choice_and_its_etag(
    service: Service, match: Match, ann: Caller, bob: Caller, eve: Caller
) -> None:
    with pytest.raises(NotSealed):
        withdraw(service, ann, match.id, 0, 1, if_match=asked(service, ann, match.id, 0).etag)
    choose(service, ann, match.id, 0, HIDE[0])
    with pytest.raises(ETagNeeded):
        withdraw(service, ann, match.id, 0, 1, if_match=None)
    with pytest.raises(ETagStale):
        withdraw(service, ann, match.id, 0, 1, if_match="1.0.1")
    etag = asked(service, ann, match.id, 0).etag
    choose(service, bob, match.id, 1, HIDE[0])
    choose(service, eve, match.id, 2, HIDE[0])
    with pytest.raises(DecisionClosed):
        withdraw(service, ann, match.id, 0, 1, if_match=etag)


def test_a_sealed_choice_is_one_legal_action(service: Service, match: Match, ann: Caller) -> None:
    with pytest.raises(IllegalAction) as refusal:
        choose(service, ann, match.id, 0, HIDE[0], HIDE[1])
    assert (refusal.value.rule, refusal.value.index) == ("ALL-4", 1)
    with pytest.raises(IllegalAction) as refusal:
        choose(service, ann, match.id, 0, {"type": "lanterns.hide", "spot": 7})
    assert refusal.value.rule == "LA-1"


def test_when_who_has_not_chosen_resigns_the_others_choices_are_revealed(
    service: Service, match: Match, ann: Caller, bob: Caller, eve: Caller
) -> None:
    choose(service, ann, match.id, 0, HIDE[0])
    choose(service, bob, match.id, 1, HIDE[1])
    resign(service, eve, match.id, 2)

    assert [kind for (kind,) in rows(service, "select kind from choices order by entry")] == ["left", "revealed"]
    assert asked(service, ann, match.id, 0).number == 2


def test_the_state_never_holds_a_sealed_choice(service: Service, match: Match, ann: Caller) -> None:
    before = rows(service, "select state from matches")
    choose(service, ann, match.id, 0, HIDE[2])
    assert rows(service, "select state from matches") == before
