# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_shark_turn_silent_item import (
    AmitySharkTurnSilentItem,
    check_amity_shark_turn_silent_item,
)
from ..models.amity_shark_turn_type import (
    AmitySharkTurnType,
    check_amity_shark_turn_type,
)
from ..models.amity_shark_turn_went_off_item import (
    AmitySharkTurnWentOffItem,
    check_amity_shark_turn_went_off_item,
)

if TYPE_CHECKING:
    from ..models.amity_eaten import AmityEaten
    from ..models.amity_thrown import AmityThrown


T = TypeVar("T", bound="AmitySharkTurn")


@_attrs_define
class AmitySharkTurn:
    """The one announcement at the end of the shark's turn (AM-5.5). The barrels afloat are named by what their sensors
    did; action points are those that the shark had, not those that it used.

        Attributes:
            type_ (AmitySharkTurnType):  Default: 'amity.shark-turn'.
            round_ (int):
            points (int):
            eaten (list[AmityEaten]):
            went_off (list[AmitySharkTurnWentOffItem]): Spaces whose floating barrel's sensor went off.
            silent (list[AmitySharkTurnSilentItem]): Spaces whose floating barrel's sensor did not.
            token_played (bool): Whether a power token was played; never which.
            thrown (list[AmityThrown]):
            track (int):
    """

    round_: int
    points: int
    eaten: list[AmityEaten]
    went_off: list[AmitySharkTurnWentOffItem]
    silent: list[AmitySharkTurnSilentItem]
    token_played: bool
    thrown: list[AmityThrown]
    track: int
    type_: AmitySharkTurnType = "amity.shark-turn"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        round_ = self.round_

        points = self.points

        eaten = []
        for eaten_item_data in self.eaten:
            eaten_item = eaten_item_data.to_dict()
            eaten.append(eaten_item)

        went_off = []
        for went_off_item_data in self.went_off:
            went_off_item: str = went_off_item_data
            went_off.append(went_off_item)

        silent = []
        for silent_item_data in self.silent:
            silent_item: str = silent_item_data
            silent.append(silent_item)

        token_played = self.token_played

        thrown = []
        for thrown_item_data in self.thrown:
            thrown_item = thrown_item_data.to_dict()
            thrown.append(thrown_item)

        track = self.track

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "points": points,
                "eaten": eaten,
                "went_off": went_off,
                "silent": silent,
                "token_played": token_played,
                "thrown": thrown,
                "track": track,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_eaten import AmityEaten
        from ..models.amity_thrown import AmityThrown

        d = dict(src_dict)
        type_ = check_amity_shark_turn_type(d.pop("type"))

        round_ = d.pop("round")

        points = d.pop("points")

        eaten = []
        _eaten = d.pop("eaten")
        for eaten_item_data in _eaten:
            eaten_item = AmityEaten.from_dict(eaten_item_data)

            eaten.append(eaten_item)

        went_off = []
        _went_off = d.pop("went_off")
        for went_off_item_data in _went_off:
            went_off_item = check_amity_shark_turn_went_off_item(went_off_item_data)

            went_off.append(went_off_item)

        silent = []
        _silent = d.pop("silent")
        for silent_item_data in _silent:
            silent_item = check_amity_shark_turn_silent_item(silent_item_data)

            silent.append(silent_item)

        token_played = d.pop("token_played")

        thrown = []
        _thrown = d.pop("thrown")
        for thrown_item_data in _thrown:
            thrown_item = AmityThrown.from_dict(thrown_item_data)

            thrown.append(thrown_item)

        track = d.pop("track")

        amity_shark_turn = cls(
            type_=type_,
            round_=round_,
            points=points,
            eaten=eaten,
            went_off=went_off,
            silent=silent,
            token_played=token_played,
            thrown=thrown,
            track=track,
        )

        return amity_shark_turn
