# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_secret_turn_phase import (
    BeachClosedSecretTurnPhase,
    check_beach_closed_secret_turn_phase,
)
from ..models.beach_closed_secret_turn_tokens_item import (
    BeachClosedSecretTurnTokensItem,
    check_beach_closed_secret_turn_tokens_item,
)

if TYPE_CHECKING:
    from ..models.beach_closed_clue import BeachClosedClue
    from ..models.beach_closed_whereabouts import BeachClosedWhereabouts


T = TypeVar("T", bound="BeachClosedSecretTurn")


@_attrs_define
class BeachClosedSecretTurn:
    """What Jaws has done so far in its turn. Its effects already show in Jaws' own view, and in no other.

    Attributes:
        phase (BeachClosedSecretTurnPhase):
        steps (int): Cards it may still swim.
        began (BeachClosedWhereabouts): Where the shark is. With `due` it is under no card: it must first go to an
            island (`island`, then `card` is null)
            or to a card that touches the place of the removed card it was under (`leave`).
        path (list[str]):
        tokens (list[BeachClosedSecretTurnTokensItem]):
        placed (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        blocked (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        hit (bool):
        killed (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        clue (BeachClosedClue | None):
        removed (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        island_from (None | str): Where the island lay that the removal moved.
    """

    phase: BeachClosedSecretTurnPhase
    steps: int
    began: BeachClosedWhereabouts
    path: list[str]
    tokens: list[BeachClosedSecretTurnTokensItem]
    placed: None | str
    blocked: None | str
    hit: bool
    killed: None | str
    clue: BeachClosedClue | None
    removed: None | str
    island_from: None | str

    def to_dict(self) -> dict[str, Any]:
        phase: str = self.phase

        steps = self.steps

        began = self.began.to_dict()

        path = self.path

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item: str = tokens_item_data
            tokens.append(tokens_item)

        placed: None | str
        placed = self.placed

        blocked: None | str
        blocked = self.blocked

        hit = self.hit

        killed: None | str
        killed = self.killed

        clue: dict[str, Any] | None
        if hasattr(self.clue, "to_dict"):
            clue = self.clue.to_dict()
        else:
            clue = self.clue

        removed: None | str
        removed = self.removed

        island_from: None | str
        island_from = self.island_from

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "phase": phase,
                "steps": steps,
                "began": began,
                "path": path,
                "tokens": tokens,
                "placed": placed,
                "blocked": blocked,
                "hit": hit,
                "killed": killed,
                "clue": clue,
                "removed": removed,
                "island_from": island_from,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_clue import BeachClosedClue
        from ..models.beach_closed_whereabouts import BeachClosedWhereabouts

        d = dict(src_dict)
        phase = check_beach_closed_secret_turn_phase(d.pop("phase"))

        steps = d.pop("steps")

        began = BeachClosedWhereabouts.from_dict(d.pop("began"))

        path = cast(list[str], d.pop("path"))

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = check_beach_closed_secret_turn_tokens_item(tokens_item_data)

            tokens.append(tokens_item)

        def _parse_placed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        placed = _parse_placed(d.pop("placed"))

        def _parse_blocked(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        blocked = _parse_blocked(d.pop("blocked"))

        hit = d.pop("hit")

        def _parse_killed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        killed = _parse_killed(d.pop("killed"))

        def _parse_clue(data: object) -> BeachClosedClue | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    clue_type_0 = BeachClosedClue.from_dict(data)

                    return clue_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BeachClosedClue | None, data)

        clue = _parse_clue(d.pop("clue"))

        def _parse_removed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        removed = _parse_removed(d.pop("removed"))

        def _parse_island_from(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        island_from = _parse_island_from(d.pop("island_from"))

        beach_closed_secret_turn = cls(
            phase=phase,
            steps=steps,
            began=began,
            path=path,
            tokens=tokens,
            placed=placed,
            blocked=blocked,
            hit=hit,
            killed=killed,
            clue=clue,
            removed=removed,
            island_from=island_from,
        )

        return beach_closed_secret_turn
