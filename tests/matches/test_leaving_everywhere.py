"""Whoever leaves, in whatever state of whatever game: the match goes on without them, or ends."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest

from seaboard.catalogue import Catalogue
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.records import Action, to_data
from seaboard.matches.decide import decide
from seaboard.matches.hand_over import expire_vacancies, hand_to_house, vacate
from seaboard.matches.held import look_for_the_house
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.play_house import play_house
from seaboard.matches.read_open_decisions import read_open_decision
from seaboard.matches.read_replay import read_replay
from seaboard.matches.replay import verify
from seaboard.matches.resign import resign
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.matches import Match
from seaboard.matches.words.people import Caller
from seated import SOON_OVER, new_caller, open_with, play_all_house, rows

GAMES = sorted({*Catalogue(), "lanterns"})
LOOKED_AT = 8
"""States of a match in which everybody leaves in every way, spread over the whole of it."""
LONGEST = 3000


class Undone(Exception):
    """What was tried is taken back."""


@contextmanager
def tried(service: Service) -> Iterator[None]:
    """What happens in it is undone: the match is then as it was."""
    try:
        with service.database.transaction():
            yield
            raise Undone
    except Undone:
        pass


def seat_all(service: Service, game: str, draw: random.Random) -> tuple[Match, list[Caller]]:
    count = draw.choice(sorted(service.find_game(game).game.facts.chairs))
    callers = [new_caller(service, f"P{number}") for number in range(count)]
    return open_with(service, game, callers, **SOON_OVER.get(game, {})), callers


def draw_choice(service: Service, match: Match, seat: int, draw: random.Random) -> list[Action]:
    """Something at random that the seat may do; of a private turn, the whole."""
    with service.database.snapshot() as tx:
        held = look_for_the_house(service, tx, match.id)
    game, state, events, chance = held.game, held.state.copy(), Recorder(), SeededChance(draw.randbytes(32))
    actions: list[Action] = []
    while (turn := game.turn(state)) is not None:
        actions.append(draw.choice(game.legal_actions(state, seat)))
        if not turn.private:
            return actions
        game.apply(state, {seat: actions[-1]}, chance, events)
        if events.told:
            return actions
    return actions


def choose_at_random(service: Service, match: Match, callers: Sequence[Caller], draw: random.Random) -> bool:
    """One choice of somebody who is asked; False if nobody is."""
    found = look_at_match(service, None, match.id)
    asked = [one.seat for one in found.asked if not one.has_chosen and found.seats[one.seat].status == "taken"]
    if not asked:
        return False
    seat = draw.choice(asked)
    decision = read_open_decision(service, callers[seat], match.id, seat)
    assert decision is not None
    actions = [to_data(action) for action in draw_choice(service, match, seat, draw)]
    decide(service, callers[seat], match.id, seat, decision.number, actions)
    return True


def check_it_goes_on(service: Service, match: str, gone: int) -> None:
    """The match is over, or somebody is asked who is still there and who has something to do."""
    found = look_at_match(service, None, match)
    if found.status == "finished":
        assert found.outcome is not None
        assert found.asked == ()
        return
    waited_for = [one for one in found.asked if not one.has_chosen]
    assert waited_for
    assert all(not found.seats[one.seat].has_left for one in found.asked)
    assert found.seats[gone].status in ("house", "open") or found.seats[gone].has_left
    with service.database.snapshot() as tx:
        held = look_for_the_house(service, tx, match)
    assert all(held.game.legal_actions(held.state, one.seat) for one in waited_for)


def give_up(service: Service, match: str, callers: Sequence[Caller], seat: int) -> None:
    resign(service, callers[seat], match, seat)


def give_to_the_house(service: Service, match: str, callers: Sequence[Caller], seat: int) -> None:
    """The bot goes on at once: it finds something to do, if it is asked."""
    hand_to_house(service, callers[seat], match, seat, "easy")
    pending = rows_of(service, match, seat)
    if pending:
        assert play_house(service, match, seat, pending[0])


def give_to_anybody(service: Service, match: str, callers: Sequence[Caller], seat: int) -> None:
    """Nobody comes, and the seat gives up in the end."""
    vacate(service, callers[seat], match, seat)
    with service.database.transaction() as tx:
        tx.run("update vacancies set expires_at = clock_timestamp()", {})
    assert expire_vacancies(service, match) == 1


def rows_of(service: Service, match: str, seat: int) -> list[int]:
    """The number of the seat's decision that waits for it, if any."""
    with service.database.transaction() as tx:
        found: list[int] = tx.column(
            "select number from decisions where match_id = %(match)s and seat = %(seat)s and status = 'open'"
            " and not has_chosen",
            {"match": match, "seat": seat},
        )
    return found


WAYS: dict[str, Callable[[Service, str, Sequence[Caller], int], None]] = {
    "resign": give_up,
    "house": give_to_the_house,
    "anybody": give_to_anybody,
}


@pytest.mark.parametrize("game", GAMES)
def test_leaving_in_any_state_the_match_goes_on_or_ends(service: Service, game: str) -> None:
    """cases.md, 'Leaver blocks the table': every seat, in every way, in states from the first to the last."""
    draw = random.Random(f"leaving/{game}")
    match, callers = seat_all(service, game, draw)
    step, every = 0, 1
    while look_at_match(service, None, match.id).status == "running":
        if step % every == 0:
            for seat in range(len(callers)):
                for way, leave in WAYS.items():
                    if way == "resign" or seat == step // every % len(callers):
                        with tried(service):
                            leave(service, match.id, callers, seat)
                            check_it_goes_on(service, match.id, seat)
        assert choose_at_random(service, match, callers, draw)
        step += 1
        every = 1 + step // LOOKED_AT
        assert step < LONGEST, "the match does not end"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["resign", "house", "another"])
def test_a_match_that_all_leave_one_after_the_other_ends_and_replays(service: Service, game: str, way: str) -> None:
    draw = random.Random(f"all leave/{game}/{way}")
    match, callers = seat_all(service, game, draw)
    order = draw.sample(range(len(callers)), len(callers))
    for seat in order:
        for _ in range(draw.randint(1, 6)):
            choose_at_random(service, match, callers, draw)
        if look_at_match(service, None, match.id).status != "running":
            break
        if way == "another":
            vacate(service, callers[seat], match.id, seat)
            callers[seat] = new_caller(service, f"Q{seat}")
            take_seat(service, callers[seat], match.id, seat)
        else:
            WAYS["resign" if way == "resign" else "house"](service, match.id, callers, seat)
    while way == "another" and choose_at_random(service, match, callers, draw):
        pass
    play_all_house(service)
    assert look_at_match(service, None, match.id).status == "finished"
    assert rows(service, "select count(*) from decisions where status in ('open', 'sealed')") == [(0,)]
    file = read_replay(service, None, match.id)
    assert verify({game: service.find_game(game).game}, file) == file["outcome"]
