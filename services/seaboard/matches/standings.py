"""What the meetings of a tournament come to: points and tie-breaks. Pure; points are counted in halves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

WIN, DRAW, LOSS = 2, 1, 0


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two entrants meet, the first in seat 0; without a second it is a bye. `points` are what each got for it, None
    while they play."""

    first: int
    second: int | None
    points: tuple[int, int] | None = None


@dataclass(slots=True)
class Score:
    """What one entrant has. `balance`: how much more often it was first than second; `was_first`: whether it was so the
    last time."""

    points: int = 0
    wins: int = 0
    byes: int = 0
    balance: int = 0
    was_first: bool | None = None
    met: list[tuple[int, int | None]] = field(default_factory=list)
    buchholz: int = 0
    sonneborn_berger: int = 0

    @property
    def opponents(self) -> set[int]:
        return {other for other, _ in self.met}

    @property
    def played(self) -> int:
        """Meetings that are over."""
        return sum(points is not None for _, points in self.met)


def reckon(numbers: Iterable[int], meetings: Iterable[Meeting]) -> dict[int, Score]:
    """Everybody's score. Buchholz is the sum of all opponents' points, Sonneborn-Berger (in quarters) that of their
    points times what was got against them; a meeting that is not over, and a bye, counts in neither."""
    scores = {number: Score() for number in numbers}
    for meeting in meetings:
        _note(scores, meeting)
    for score in scores.values():
        over = [(scores[other].points, points) for other, points in score.met if points is not None]
        score.buchholz = sum(theirs for theirs, _ in over)
        score.sonneborn_berger = sum(theirs * points for theirs, points in over)
    return scores


def _note(scores: Mapping[int, Score], meeting: Meeting) -> None:
    first, points = scores[meeting.first], meeting.points
    if meeting.second is None:
        first.byes += 1
        first.points += 0 if points is None else points[0]
        return
    second = scores[meeting.second]
    first.met.append((meeting.second, None if points is None else points[0]))
    second.met.append((meeting.first, None if points is None else points[1]))
    first.balance, second.balance = first.balance + 1, second.balance - 1
    first.was_first, second.was_first = True, False
    for score, got in zip((first, second), points or (0, 0), strict=True):
        score.points += got
        score.wins += got == WIN


def rank(scores: Mapping[int, Score], *, has_buchholz: bool) -> list[tuple[int, int]]:
    """(place, number), the best first. Who is alike in all that counts shares a place. In a round robin everybody has
    met the same, so that Buchholz says nothing."""

    def merit(number: int) -> tuple[int, ...]:
        score = scores[number]
        return score.points, score.buchholz if has_buchholz else 0, score.sonneborn_berger, score.wins

    order = sorted(scores, key=lambda number: (*(-part for part in merit(number)), number))
    merits = [merit(number) for number in order]
    return [(1 + merits.index(mine), number) for mine, number in zip(merits, order, strict=True)]
