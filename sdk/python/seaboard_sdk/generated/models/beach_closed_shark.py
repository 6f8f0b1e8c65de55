# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.beach_closed_secret_turn import BeachClosedSecretTurn
    from ..models.beach_closed_whereabouts import BeachClosedWhereabouts


T = TypeVar("T", bound="BeachClosedShark")


@_attrs_define
class BeachClosedShark:
    """What only Jaws knows, until the match is over.

    Attributes:
        now (BeachClosedWhereabouts): Where the shark is. With `due` it is under no card: it must first go to an island
            (`island`, then `card` is null)
            or to a card that touches the place of the removed card it was under (`leave`).
        turn (BeachClosedSecretTurn | None): Null outside Jaws' turn.
    """

    now: BeachClosedWhereabouts
    turn: BeachClosedSecretTurn | None

    def to_dict(self) -> dict[str, Any]:
        now = self.now.to_dict()

        turn: dict[str, Any] | None
        if hasattr(self.turn, "to_dict"):
            turn = self.turn.to_dict()
        else:
            turn = self.turn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "now": now,
                "turn": turn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_secret_turn import BeachClosedSecretTurn
        from ..models.beach_closed_whereabouts import BeachClosedWhereabouts

        d = dict(src_dict)
        now = BeachClosedWhereabouts.from_dict(d.pop("now"))

        def _parse_turn(data: object) -> BeachClosedSecretTurn | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    turn_type_0 = BeachClosedSecretTurn.from_dict(data)

                    return turn_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BeachClosedSecretTurn | None, data)

        turn = _parse_turn(d.pop("turn"))

        beach_closed_shark = cls(
            now=now,
            turn=turn,
        )

        return beach_closed_shark
