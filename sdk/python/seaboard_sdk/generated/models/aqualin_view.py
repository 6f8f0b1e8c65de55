# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.aqualin_view_game import AqualinViewGame, check_aqualin_view_game

if TYPE_CHECKING:
    from ..models.aqualin_view_reef import AqualinViewReef


T = TypeVar("T", bound="AqualinView")


@_attrs_define
class AqualinView:
    """The reef and what may still come to it. Both seats and spectators see the same.

    Attributes:
        game (AqualinViewGame):  Default: 'aqualin'.
        reef (AqualinViewReef): By cell (`c4`) the creature there; empty cells are left out.
        pool (list[str]): The creatures to place from, face up.
        stack (list[str]): The creatures still in the stack, in the order of the rules page.
        first (int): The seat that began.
        to_move (int | None): The seat whose turn it is; null when the match is over.
        may_slide (bool): Whether that seat may slide a creature before it places one.
        scores (list[int]): What the schools of each seat count now.
        gone (int | None): The seat that gave up, if one did.
        leaving (None | str): Why it did: `resigned` or `forfeited`.
    """

    reef: AqualinViewReef
    pool: list[str]
    stack: list[str]
    first: int
    to_move: int | None
    may_slide: bool
    scores: list[int]
    gone: int | None
    leaving: None | str
    game: AqualinViewGame = "aqualin"

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        reef = self.reef.to_dict()

        pool = self.pool

        stack = self.stack

        first = self.first

        to_move: int | None
        to_move = self.to_move

        may_slide = self.may_slide

        scores = self.scores

        gone: int | None
        gone = self.gone

        leaving: None | str
        leaving = self.leaving

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "reef": reef,
                "pool": pool,
                "stack": stack,
                "first": first,
                "to_move": to_move,
                "may_slide": may_slide,
                "scores": scores,
                "gone": gone,
                "leaving": leaving,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aqualin_view_reef import AqualinViewReef

        d = dict(src_dict)
        game = check_aqualin_view_game(d.pop("game"))

        reef = AqualinViewReef.from_dict(d.pop("reef"))

        pool = cast(list[str], d.pop("pool"))

        stack = cast(list[str], d.pop("stack"))

        first = d.pop("first")

        def _parse_to_move(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        to_move = _parse_to_move(d.pop("to_move"))

        may_slide = d.pop("may_slide")

        scores = cast(list[int], d.pop("scores"))

        def _parse_gone(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        gone = _parse_gone(d.pop("gone"))

        def _parse_leaving(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        leaving = _parse_leaving(d.pop("leaving"))

        aqualin_view = cls(
            game=game,
            reef=reef,
            pool=pool,
            stack=stack,
            first=first,
            to_move=to_move,
            may_slide=may_slide,
            scores=scores,
            gone=gone,
            leaving=leaving,
        )

        return aqualin_view
