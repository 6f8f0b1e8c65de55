"""The truth of a match of Lanterns: the marks of all seats are in it."""

from __future__ import annotations

from seaboard.engine.states import State, state


@state("lanterns")
class LanternsState(State):
    rounds: int
    round: int
    phase: str
    scores: list[int]
    dug: list[int]
    waiting: list[int]
    gone: list[int]
    marks: list[list[int]]
    drafts: list[int]
    forfeited: bool
