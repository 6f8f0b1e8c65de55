"""Lists of matches: filters, the order of urgency, and pages that hold while rows come and go."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from seaboard.matches.cancel_match import cancel_match
from seaboard.matches.list_matches import list_matches
from seaboard.matches.open_match import open_match
from seaboard.matches.read_open_decisions import read_open_decisions
from seaboard.matches.refusals import BadCursor, NotSignedIn
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import MatchFilter, MatchPage
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seated import HIDE, choose, choose_any, new_caller, open_with, rows

ME, OPEN = SeatWish("me"), SeatWish("open")


def pages(service: Service, caller: Caller | None, show: MatchFilter, limit: int = 2) -> Iterator[MatchPage]:
    """One page after the other, as the list is at the moment."""
    cursor: str | None = None
    while True:
        page = list_matches(service, caller, show=show, cursor=cursor, limit=limit)
        yield page
        cursor = page.next
        if cursor is None:
            return


def ids(service: Service, caller: Caller | None, show: MatchFilter, limit: int = 2) -> list[str]:
    return [match.id for page in pages(service, caller, show, limit) for match in page.matches]


def test_open_are_those_with_a_seat_for_me(service: Service, ann: Caller, bob: Caller, eve: Caller) -> None:
    public = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    kept = open_match(
        service, ann, game="aqualin", seats=[ME, SeatWish("invited", player=bob.player.id)], access="private"
    )
    open_match(service, ann, game="aqualin", seats=[ME, OPEN], access="private")
    full = open_match(service, ann, game="aqualin", seats=[ME, OPEN], start="call")
    take_seat(service, eve, full.id, 1)
    open_with(service, "aqualin", [ann, eve])
    cancel_match(service, ann, open_match(service, ann, game="aqualin", seats=[ME, OPEN]).id)
    hosted = open_match(service, bob, game="aqualin", seats=[OPEN, OPEN])

    assert ids(service, bob, "free") == [hosted.id, kept.id, public.id]
    assert ids(service, eve, "free") == ids(service, None, "free") == [hosted.id, public.id]
    assert ids(service, ann, "free") == [hosted.id]


def test_my_turn_are_those_that_wait_for_me_the_most_urgent_first(service: Service, ann: Caller, bob: Caller) -> None:
    slow = open_with(service, "lanterns", [ann, bob])
    calm = open_with(service, "lanterns", [ann, bob], limit=TimeLimit(3600, "forfeit"))
    urgent = open_with(service, "lanterns", [ann, bob], limit=TimeLimit(60, "forfeit"))
    slower = open_with(service, "lanterns", [ann, bob])
    assert ids(service, ann, "my-turn", 1) == ids(service, ann, "my-turn", 9)
    assert ids(service, ann, "my-turn") == [urgent.id, calm.id, slow.id, slower.id]
    assert [one.match for one in read_open_decisions(service, ann).decisions] == ids(service, ann, "my-turn")
    choose(service, ann, urgent.id, 0, HIDE[0])
    assert ids(service, ann, "my-turn") == [calm.id, slow.id, slower.id]
    resign(service, ann, calm.id, 0)
    assert ids(service, ann, "my-turn") == [slow.id, slower.id]
    assert ids(service, bob, "my-turn") == [urgent.id, slow.id, slower.id]


def test_filters_hold_together(service: Service, ann: Caller, bob: Caller) -> None:
    toy = open_with(service, "lanterns", [ann, bob])
    reef = open_with(service, "aqualin", [ann, bob])
    mover = (ann, bob)[reef.asked[0].seat]

    def found(show: MatchFilter, **more: str) -> list[str]:
        return [match.id for match in list_matches(service, mover, show=show, **more).matches]  # type: ignore[arg-type]

    assert found("my-turn", game="aqualin") == [reef.id]
    assert found("my-turn", game="lanterns", status="running") == [toy.id]
    assert found("my-turn", status="finished") == []
    assert found("mine", game="no-such-game") == []
    choose_any(service, mover, reef.id, reef.asked[0].seat)
    assert found("my-turn", game="aqualin") == []
    assert found("mine") == [reef.id, toy.id]


def test_who_is_nobody_has_nothing_of_its_own(service: Service) -> None:
    for show in ("mine", "my-turn"):
        with pytest.raises(NotSignedIn):
            list_matches(service, None, show=show)


@pytest.mark.parametrize(("show", "cursor"), [("all", "W251bGwsMSwyXQ"), ("my-turn", "7"), ("my-turn", "W10")])
def test_a_cursor_of_another_list_is_refused(service: Service, ann: Caller, show: MatchFilter, cursor: str) -> None:
    with pytest.raises(BadCursor):
        list_matches(service, ann, show=show, cursor=cursor)


def test_a_list_by_urgency_goes_on_where_it_was_although_rows_come_and_go(
    service: Service, ann: Caller, bob: Caller
) -> None:
    """No row twice and none missed, but those that came before the cursor since."""
    matches = [open_with(service, "lanterns", [ann, bob], limit=TimeLimit(600 + n, "forfeit")).id for n in range(6)]
    listed = pages(service, ann, "my-turn")
    assert [match.id for match in next(listed).matches] == matches[:2]
    choose(service, ann, matches[1], 0, HIDE[0])  # the row that the cursor points to is gone
    choose(service, ann, matches[3], 0, HIDE[0])
    open_with(service, "lanterns", [ann, bob], limit=TimeLimit(60, "forfeit"))  # comes before
    late = open_with(service, "lanterns", [ann, bob]).id
    rest = [match.id for page in listed for match in page.matches]
    assert rest == [matches[2], matches[4], matches[5], late]


def test_a_list_of_mine_goes_on_where_it_was_although_rows_come_and_go(
    service: Service, ann: Caller, bob: Caller
) -> None:
    matches = [open_match(service, ann, game="lanterns", seats=[ME, OPEN]).id for _ in range(6)][::-1]
    listed = pages(service, ann, "mine")
    assert [match.id for match in next(listed).matches] == matches[:2]
    rows(service, "delete from matches where id = any(%s::uuid[])", [matches[1], matches[3]])
    take_seat(service, bob, matches[4], 1)  # has another status now
    open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    assert [match.id for page in listed for match in page.matches] == [matches[2], matches[4], matches[5]]


def test_decisions_at_one_moment_are_told_apart(service: Service, ann: Caller, bob: Caller) -> None:
    matches = sorted(open_with(service, "lanterns", [ann, bob]).id for _ in range(5))
    rows(service, "update decisions set opened_at = '2026-01-01Z', deadline = '2026-01-02Z'")
    assert ids(service, ann, "my-turn") == matches
    rows(service, "update decisions set deadline = null")
    assert ids(service, ann, "my-turn") == matches


def test_lists_have_an_etag_that_changes_with_what_is_in_them(
    service: Service, ann: Caller, bob: Caller, eve: Caller
) -> None:
    match = open_match(service, ann, game="lanterns", seats=[ME, OPEN])
    before = {show: list_matches(service, ann, show=show).etag for show in ("all", "mine", "my-turn", "free")}
    again = {show: list_matches(service, ann, show=show).etag for show in ("all", "mine", "my-turn", "free")}
    assert before == again
    assert list_matches(service, eve).etag != before["all"]  # the seats that are the caller's stand in it
    take_seat(service, bob, match.id, 1)
    after = {show: list_matches(service, ann, show=show).etag for show in ("all", "mine", "my-turn", "free")}
    assert {show for show in before if before[show] != after[show]} == {"all", "mine", "my-turn"}
    waiting = read_open_decisions(service, ann).etag
    rows(service, "update decisions set deadline = now() where seat = 0")
    assert read_open_decisions(service, ann).etag != waiting


def test_whose_match_it_is_follows_the_seats(service: Service, ann: Caller, bob: Caller) -> None:
    """Sitting down, getting up, being invited; the opener's stay its own."""
    from seaboard.matches.leave_seat import leave_seat

    match = open_match(service, ann, game="lanterns", seats=[ME, OPEN, OPEN])
    assert ids(service, bob, "mine") == []
    take_seat(service, bob, match.id, 1)
    assert ids(service, bob, "mine") == [match.id]
    leave_seat(service, bob, match.id, 1)
    leave_seat(service, ann, match.id, 0)
    assert ids(service, bob, "mine") == []
    assert ids(service, ann, "mine") == [match.id]
    others = [new_caller(service, name) for name in "xyz"]
    for seat, other in enumerate(others):
        take_seat(service, other, match.id, seat)
    assert list_matches(service, ann, show="mine", status="running").matches[0].id == match.id
    assert list_matches(service, others[2], show="mine", status="running").matches[0].id == match.id


def test_a_decision_waits_for_the_player_of_its_seat_alone(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=TimeLimit(60, "forfeit"))
    mover, other = (ann, bob) if match.asked[0].seat == 0 else (bob, ann)
    (mine,) = read_open_decisions(service, mover).decisions
    assert (mine.match, mine.seat, mine.number) == (match.id, match.asked[0].seat, 1)
    assert mine.deadline is not None
    assert mine.deadline - mine.opened_at == timedelta(seconds=60)
    assert read_open_decisions(service, other).decisions == ()
