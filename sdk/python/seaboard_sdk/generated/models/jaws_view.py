# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.jaws_view_act import JawsViewAct, check_jaws_view_act
from ..models.jaws_view_game import JawsViewGame, check_jaws_view_game
from ..models.jaws_view_talk import JawsViewTalk, check_jaws_view_talk

if TYPE_CHECKING:
    from ..models.amity_view import AmityView
    from ..models.jaws_act_result import JawsActResult
    from ..models.orca_view import OrcaView


T = TypeVar("T", bound="JawsView")


@_attrs_define
class JawsView:
    """The act in course as in its own game; of Act 1, once it is over, all there was.

    Attributes:
        game (JawsViewGame):  Default: 'jaws'.
        act (JawsViewAct):
        roles (list[list[str]]): By seat, what it plays from the beginning.
        talk (JawsViewTalk): The option of Act 2.
        orca_rounds (int): After so many rounds of Act 2 the match is a draw.
        amity (AmityView): The board of Amity Island as one viewer may see it.
        orca (None | OrcaView):
        results (list[JawsActResult]): Of the acts that are over.
    """

    act: JawsViewAct
    roles: list[list[str]]
    talk: JawsViewTalk
    orca_rounds: int
    amity: AmityView
    orca: None | OrcaView
    results: list[JawsActResult]
    game: JawsViewGame = "jaws"

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        act: int = self.act

        roles = []
        for roles_item_data in self.roles:
            roles_item = roles_item_data

            roles.append(roles_item)

        talk: str = self.talk

        orca_rounds = self.orca_rounds

        amity = self.amity.to_dict()

        orca: dict[str, Any] | None
        if hasattr(self.orca, "to_dict"):
            orca = self.orca.to_dict()
        else:
            orca = self.orca

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "act": act,
                "roles": roles,
                "talk": talk,
                "orca_rounds": orca_rounds,
                "amity": amity,
                "orca": orca,
                "results": results,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_view import AmityView
        from ..models.jaws_act_result import JawsActResult
        from ..models.orca_view import OrcaView

        d = dict(src_dict)
        game = check_jaws_view_game(d.pop("game"))

        act = check_jaws_view_act(d.pop("act"))

        roles = []
        _roles = d.pop("roles")
        for roles_item_data in _roles:
            roles_item = cast(list[str], roles_item_data)

            roles.append(roles_item)

        talk = check_jaws_view_talk(d.pop("talk"))

        orca_rounds = d.pop("orca_rounds")

        amity = AmityView.from_dict(d.pop("amity"))

        def _parse_orca(data: object) -> None | OrcaView:
            if data is None:
                return data
            if isinstance(data, dict):
                try:
                    if data.get("game") == "orca":
                        return OrcaView.from_dict(data)
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
            if isinstance(data, dict):
                from seaboard_sdk.unknown import Unknown

                return Unknown(data)
            return cast(None | OrcaView, data)

        orca = _parse_orca(d.pop("orca"))

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = JawsActResult.from_dict(results_item_data)

            results.append(results_item)

        jaws_view = cls(
            game=game,
            act=act,
            roles=roles,
            talk=talk,
            orca_rounds=orca_rounds,
            amity=amity,
            orca=orca,
            results=results,
        )

        return jaws_view
