"""The rules of Lanterns. Each round all hide (LA-1), then any may dig (LA-2), then one plots in secret (LA-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.engine.chance import Chance
from seaboard.engine.events import Events, Seen, Viewer
from seaboard.engine.facts import Chair, Facts, Outcome, number_option
from seaboard.engine.game import Choice, Game, Leaving, refuse
from seaboard.engine.records import Action
from seaboard.engine.refusals import IllegalAction
from seaboard.engine.turns import Turn, all_of, any_of, private

from .state import LanternsState
from .words import (
    Close,
    Dig,
    Dug,
    HasLeft,
    Hidden,
    Hide,
    LanternsView,
    Mark,
    Marked,
    Plotted,
    Wait,
    Waited,
)

SPOTS = (0, 1, 2)
SEAT_COUNTS = (2, 3, 4)


class Lanterns(Game[LanternsState, LanternsView, tuple[int, ...]]):
    facts = Facts(
        id="lanterns",
        name="Lanterns",
        summary="A toy for tests.",
        rules_version=1,
        roles=("digger",),
        chairs={count: (Chair(("digger",), picks=("red", "blue", "green", "white")),) * count for count in SEAT_COUNTS},
        endings={
            "rounds": "All rounds are played.",
            "resigned": "All others resigned.",
            "forfeited": "All others forfeited.",
        },
        options=(number_option("rounds", 1, 9, 2, "How many rounds.", "LA-1"),),
    )
    state_type = LanternsState
    view_type = LanternsView
    action_types = (Hide, Dig, Wait, Mark, Close)
    event_types = (Hidden, Dug, Waited, Plotted, Marked, HasLeft)

    def setup(
        self, seats: int, picks: Sequence[str | None], options: Mapping[str, Any], chance: Chance, events: Events
    ) -> LanternsState:
        marks: list[list[int]] = [[] for _ in range(seats)]
        return LanternsState(options["rounds"], 1, "hide", [0] * seats, [], [], [], marks, [], False)

    def turn(self, state: LanternsState) -> Turn | None:
        staying = _staying(state)
        if state.phase == "over":
            return None
        if state.phase == "hide":
            return all_of(*staying)
        if state.phase == "dig":
            return any_of(*staying, idle=tuple(state.waiting))
        return private(staying[state.round % len(staying)])

    def legal_actions(self, state: LanternsState, seat: int) -> Sequence[Action]:
        turn = self.turn(state)
        if turn is None or seat not in turn.seats:
            return ()
        if state.phase == "hide":
            return [Hide(spot) for spot in SPOTS]
        if state.phase == "dig":
            wait = [] if seat in state.waiting else [Wait()]
            return [*(Dig(spot) for spot in SPOTS if spot not in state.dug), *wait]
        spots = SPOTS[:2] if state.gone else SPOTS  # so that who leaves changes what another may do
        return [*(Mark(spot) for spot in spots if spot not in state.drafts), Close()]

    def refusal(self, state: LanternsState, seat: int, action: Action) -> IllegalAction | None:
        if action in self.legal_actions(state, seat):
            return None
        rule = {"hide": "LA-1", "dig": "LA-2"}.get(state.phase, "LA-3")
        return refuse(rule, "lanterns.refused", seat=seat)

    def apply(self, state: LanternsState, actions: Mapping[int, Action], chance: Chance, events: Events) -> None:
        if state.phase == "hide":
            self._hide(state, actions, events)
        elif state.phase == "dig":
            ((seat, action),) = actions.items()
            self._dig(state, seat, action, chance, events)
        else:
            ((seat, action),) = actions.items()
            self._plot(state, seat, action, events)

    def _hide(self, state: LanternsState, actions: Mapping[int, Action], events: Events) -> None:
        spots = {seat: action.spot for seat, action in sorted(actions.items()) if isinstance(action, Hide)}
        for seat, spot in spots.items():
            state.scores[seat] += list(spots.values()).count(spot) == 1
        events.tell(Hidden(tuple(spots.values())))
        state.phase = "dig"

    def _dig(self, state: LanternsState, seat: int, action: Action, chance: Chance, events: Events) -> None:
        if isinstance(action, Dig):
            worth = chance.stream(f"worth/{state.round}/{action.spot}").below(4)
            state.scores[seat] += worth
            state.dug.append(action.spot)
            events.tell(Dug(seat, action.spot, worth), news=True)
        else:
            state.waiting.append(seat)
            state.waiting.sort()
            events.tell(Waited(seat))
        self._end_digging(state)

    def _end_digging(self, state: LanternsState) -> None:
        if len(state.dug) == len(SPOTS) or set(state.waiting) >= set(_staying(state)):
            state.phase, state.dug, state.waiting = "plot", [], []

    def _plot(self, state: LanternsState, seat: int, action: Action, events: Events) -> None:
        if isinstance(action, Mark):
            state.drafts.append(action.spot)
            return
        state.marks[seat] = sorted(state.drafts)
        state.drafts = []
        events.tell(Plotted(seat, len(state.marks[seat])), {seat: Marked(tuple(state.marks[seat]))})
        state.round += 1
        state.phase = "over" if state.round > state.rounds else "hide"

    def view(self, state: LanternsState, viewer: Viewer) -> LanternsView:
        return LanternsView(
            state.round,
            state.phase,  # type: ignore[arg-type]  # the phases are those four
            tuple(state.scores),
            tuple(sorted(state.dug)),
            tuple(state.waiting),
            tuple(state.gone),
            tuple(len(marks) for marks in state.marks),
            () if viewer is None else tuple(state.marks[viewer]),
        )

    def outcome(self, state: LanternsState) -> Outcome | None:
        if state.phase != "over":
            return None
        seats = range(len(state.scores))
        staying = _staying(state)
        worth = [state.scores[seat] if seat in staying else -1 for seat in seats]
        places = tuple(1 + sum(other > worth[seat] for other in worth) for seat in seats)
        ending = "rounds" if len(staying) > 1 else "forfeited" if state.forfeited else "resigned"
        return Outcome(ending, places, tuple(state.scores))

    def resign(self, state: LanternsState, seat: int, leaving: Leaving, chance: Chance, events: Events) -> None:
        was_plotting = self.turn(state) == private(seat)
        state.gone = sorted([*state.gone, seat])
        state.waiting = [other for other in state.waiting if other != seat]
        state.forfeited = leaving == "forfeited"
        events.tell(HasLeft(seat))
        if len(_staying(state)) == 1:
            state.phase = "over"
        elif state.phase == "dig":
            self._end_digging(state)
        elif was_plotting:
            state.drafts = []

    def roles(self, state: LanternsState) -> tuple[tuple[str, ...], ...]:
        return (("digger",),) * len(state.scores)

    def start_memory(self, viewer: Viewer) -> tuple[int, ...]:
        return ()

    def remember(self, memory: tuple[int, ...], seen: Seen) -> tuple[int, ...]:
        return (*memory, seen.own.spots[0]) if isinstance(seen.own, Marked) and seen.own.spots else memory

    def sample_state(
        self, view: LanternsView, memory: tuple[int, ...], viewer: Viewer, chance: Chance
    ) -> LanternsState:
        draws = chance.stream("marks")
        marks: list[list[int]] = []
        for seat, count in enumerate(view.counts):
            spots = list(SPOTS)
            draws.shuffle(spots)
            marks.append(list(view.marks) if seat == viewer else sorted(spots[:count]))
        lists = list(view.scores), list(view.dug), list(view.waiting), list(view.gone)
        return LanternsState(view.round + 1, view.round, view.phase, *lists, marks, [], False)

    def is_possible(self, view: LanternsView, memory: tuple[int, ...], viewer: Viewer, state: LanternsState) -> bool:
        return self.view(state, viewer) == view

    def default_choice(self, view: LanternsView, memory: tuple[int, ...], seat: int, chance: Chance) -> Choice:
        if view.phase == "hide":
            return (Hide(chance.stream("hide").choice(SPOTS)),)
        return (Wait(),) if view.phase == "dig" else (Close(),)


def _staying(state: LanternsState) -> list[int]:
    return [seat for seat in range(len(state.scores)) if seat not in state.gone]
