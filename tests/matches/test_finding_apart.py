"""Finding a match across tenants, and among those who block each other: nobody gets where it should not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seaboard.matches.administer import create_tenant
from seaboard.matches.app_players import put_player
from seaboard.matches.authenticate import authenticate_app
from seaboard.matches.block_player import block_player
from seaboard.matches.hand_over import vacate
from seaboard.matches.invite import invite
from seaboard.matches.join_match import join_match, look_by_code
from seaboard.matches.list_matches import list_matches
from seaboard.matches.open_match import open_match
from seaboard.matches.pair_pool import pair_pool
from seaboard.matches.pool import enter_pool
from seaboard.matches.refusals import NotWelcome, UnknownCode, UnknownMatch, UnknownPlayer
from seaboard.matches.rematch import rematch
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seated import open_with, rows

ME, OPEN = SeatWish("me"), SeatWish("open")
DAY = TimeLimit(86_400, "forfeit")


@pytest.fixture
def outsider(service: Service, ann: Caller) -> Caller:
    """A player of an app."""
    app = authenticate_app(service, create_tenant(service, "shop").key)
    player = put_player(service, app.tenant, "user-1", "Olga").player
    return replace(ann, player=player, tenant=app.tenant)


def test_a_join_code_leads_nowhere_in_another_app(service: Service, ann: Caller, outsider: Caller) -> None:
    code = open_match(service, ann, game="aqualin", seats=[ME, OPEN], access="private").join_code
    assert code is not None
    with pytest.raises(UnknownCode):
        look_by_code(service, outsider, code)
    with pytest.raises(UnknownCode):
        join_match(service, outsider, code)


def test_nobody_of_another_app_is_invited_paired_or_shown_open_seats(
    service: Service, ann: Caller, bob: Caller, outsider: Caller
) -> None:
    match = open_match(service, ann, game="aqualin", seats=[ME, OPEN])
    with pytest.raises(UnknownPlayer):
        invite(service, ann, match.id, 1, outsider.player.id)
    assert list_matches(service, outsider, show="free").matches == ()
    running = open_with(service, "aqualin", [ann, bob])
    vacate(service, bob, running.id, 1)
    assert list_matches(service, outsider, show="free", status="running").matches == ()
    with pytest.raises(UnknownMatch):
        take_seat(service, outsider, running.id, 1)
    for caller in (ann, outsider):
        enter_pool(service, caller, game="aqualin", seats=2, time_limit=DAY)
    assert pair_pool(service) == 0


def test_who_is_blocked_goes_on_in_no_seat_and_asks_for_no_rematch(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob])
    resign(service, bob, match.id, 1)
    block_player(service, ann, bob.player.id)
    with pytest.raises(NotWelcome):
        rematch(service, bob, match.id)
    other = open_match(service, ann, game="aqualin", seats=[ME, SeatWish("house", level="easy")])
    rows(service, "update seats set status = 'open', level = null where match_id = %s and number = 1", other.id)
    with pytest.raises(NotWelcome):
        take_seat(service, bob, other.id, 1)
