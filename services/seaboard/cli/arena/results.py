"""What came of the matches of an arena: wins by role and level with their intervals, endings, and length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from seaboard.bots.statistics import wilson


@dataclass(frozen=True, slots=True)
class Result:
    """One finished match: its ending and, by seat, the place, the roles and the bot's level."""

    ending: str
    places: tuple[int, ...]
    roles: tuple[tuple[str, ...], ...]
    levels: tuple[str, ...]
    choices: int


@dataclass(slots=True)
class Standing:
    """How one part (a role at a level) fared: matches played and matches won, shared wins counted as wins."""

    part: str
    matches: int = 0
    wins: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(self.wins, self.matches)


@dataclass(slots=True)
class Results:
    """All matches so far."""

    game: str
    seats: int
    standings: dict[str, Standing] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    choices: int = 0

    def add(self, result: Result) -> None:
        self.matches += 1
        self.choices += result.choices
        self.endings[result.ending] += 1
        for part, won in _parts(result):
            standing = self.standings.setdefault(part, Standing(part))
            standing.matches += 1
            standing.wins += won

    def to_data(self) -> dict[str, Any]:
        """As JSON data: shares between 0 and 1, intervals of 95 %."""
        return {
            "game": self.game,
            "seats": self.seats,
            "matches": self.matches,
            "mean_choices": self.choices / self.matches if self.matches else 0.0,
            "endings": dict(self.endings.most_common()),
            "standings": [
                {**asdict(one), "share": one.share, "interval": list(one.interval)} for one in self.in_order()
            ],
        }

    def in_order(self) -> list[Standing]:
        return [self.standings[part] for part in sorted(self.standings)]


def _parts(result: Result) -> Iterable[tuple[str, bool]]:
    """Each role of the match once, with whether it won; where all seats play the same role, each seat's level."""
    mixed = len(set(result.levels)) > 1
    seen: set[str] = set()
    for seat, roles in enumerate(result.roles):
        names: Sequence[str] = roles if len({*result.roles}) > 1 else (f"seat {seat}",)
        for name in names:
            part = f"{name} ({result.levels[seat]})" if mixed else name
            if part not in seen:
                seen.add(part)
                yield part, result.places[seat] == 1
