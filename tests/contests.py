"""Tournaments of house bots, worked out without a database: what their table must be, from the seed alone."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from seaboard.bots.contract import Budget
from seaboard.catalogue import Catalogue
from seaboard.engine import play
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder
from seaboard.engine.facts import Outcome
from seaboard.engine.replay import Chosen, enter
from seaboard.matches.advance_tournament import seed_of
from seaboard.matches.pairing import draw_lots, pair_swiss
from seaboard.matches.standings import DRAW, LOSS, WIN, Meeting, rank, reckon

Points = Mapping[int, tuple[int, float]]
"""By an entrant's number its place and points."""


def swiss_of_house_bots(seed: bytes, entrants: int, rounds: int, level: str = "easy") -> Points:
    """The final table of a Swiss tournament over Aqualin among bots of one level."""
    numbers, meetings = range(1, entrants + 1), list[Meeting]()
    order = draw_lots(seed, numbers)
    for number in range(1, rounds + 1):
        pairs = pair_swiss(order, reckon(numbers, meetings))
        for board, (first, second) in enumerate(pairs, start=1):
            points = (WIN, 0) if second is None else _points(_play(seed_of(seed, number, board), level))
            meetings.append(Meeting(first, second, points))
    scores = reckon(numbers, meetings)
    return {who: (place, scores[who].points / 2) for place, who in rank(scores, has_buchholz=True)}


def _points(outcome: Outcome) -> tuple[int, int]:
    first, second = outcome.places
    if first == second:
        return DRAW, DRAW
    return (WIN, LOSS) if first < second else (LOSS, WIN)


def _play(seed: bytes, level: str) -> Outcome:
    """A match of Aqualin between bots that remember nothing, by the keys that the service gives them."""
    entry, chance = Catalogue()["aqualin"], SeededChance(seed, ())
    game, asked = entry.game, [0, 0]
    state = play.begin(game, 2, [None, None], game.facts.read_options({}), chance, Recorder())
    while (outcome := game.outcome(state)) is None:
        (seat,) = play.choosers(game, state)
        asked[seat] += 1
        name = f"seaboard-bot-1/house/{seat}/{asked[seat]}"
        own = SeededChance(hmac.new(seed, name.encode(), hashlib.sha256).digest())
        legal = list(game.legal_actions(state, seat))
        choice = entry.bots[level].choose(game.view(state, seat), None, seat, legal, Budget(), own)
        enter(game, state, Chosen(seat, choice), chance, Recorder())
    return outcome
