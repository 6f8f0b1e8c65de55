# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.seen_match_status import SeenMatchStatus, check_seen_match_status

if TYPE_CHECKING:
    from ..models.amity_view import AmityView
    from ..models.aqualin_view import AqualinView
    from ..models.asked import Asked
    from ..models.beach_closed_view import BeachClosedView
    from ..models.jaws_view import JawsView
    from ..models.orca_view import OrcaView
    from ..models.outcome import Outcome
    from ..models.walk_the_plank_view import WalkThePlankView


T = TypeVar("T", bound="SeenMatch")


@_attrs_define
class SeenMatch:
    """A match as one viewer sees it.

    Attributes:
        match (str):
        game (str):
        viewer (int | None): The seat that sees this; null for a spectator.
        sequence (int): The number of the viewer's latest event.
        status (SeenMatchStatus):
        view (AmityView | AqualinView | BeachClosedView | JawsView | OrcaView | WalkThePlankView):
        asked (list[Asked]):
        outcome (None | Outcome):
        server_time (datetime.datetime):
    """

    match: str
    game: str
    viewer: int | None
    sequence: int
    status: SeenMatchStatus
    view: (
        AmityView
        | AqualinView
        | BeachClosedView
        | JawsView
        | OrcaView
        | WalkThePlankView
    )
    asked: list[Asked]
    outcome: None | Outcome
    server_time: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        game = self.game

        viewer: int | None
        viewer = self.viewer

        sequence = self.sequence

        status: str = self.status

        view: dict[str, Any]
        if hasattr(self.view, "to_dict"):
            view = self.view.to_dict()
        else:
            view = self.view

        asked = []
        for asked_item_data in self.asked:
            asked_item = asked_item_data.to_dict()
            asked.append(asked_item)

        outcome: dict[str, Any] | None
        if hasattr(self.outcome, "to_dict"):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        server_time = self.server_time.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "game": game,
                "viewer": viewer,
                "sequence": sequence,
                "status": status,
                "view": view,
                "asked": asked,
                "outcome": outcome,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_view import AmityView
        from ..models.aqualin_view import AqualinView
        from ..models.asked import Asked
        from ..models.beach_closed_view import BeachClosedView
        from ..models.jaws_view import JawsView
        from ..models.orca_view import OrcaView
        from ..models.outcome import Outcome
        from ..models.walk_the_plank_view import WalkThePlankView

        d = dict(src_dict)
        match = d.pop("match")

        game = d.pop("game")

        def _parse_viewer(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        viewer = _parse_viewer(d.pop("viewer"))

        sequence = d.pop("sequence")

        status = check_seen_match_status(d.pop("status"))

        def _parse_view(
            data: object,
        ) -> (
            AmityView
            | AqualinView
            | BeachClosedView
            | JawsView
            | OrcaView
            | WalkThePlankView
        ):
            if isinstance(data, dict):
                try:
                    if data.get("game") == "amity":
                        return AmityView.from_dict(data)
                    if data.get("game") == "aqualin":
                        return AqualinView.from_dict(data)
                    if data.get("game") == "beach-closed":
                        return BeachClosedView.from_dict(data)
                    if data.get("game") == "jaws":
                        return JawsView.from_dict(data)
                    if data.get("game") == "orca":
                        return OrcaView.from_dict(data)
                    if data.get("game") == "walk-the-plank":
                        return WalkThePlankView.from_dict(data)
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
            if isinstance(data, dict):
                from seaboard_sdk.unknown import Unknown

                return Unknown(data)
            raise TypeError(f"not what was expected: {data!r}")

        view = _parse_view(d.pop("view"))

        asked = []
        _asked = d.pop("asked")
        for asked_item_data in _asked:
            asked_item = Asked.from_dict(asked_item_data)

            asked.append(asked_item)

        def _parse_outcome(data: object) -> None | Outcome:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    outcome_type_0 = Outcome.from_dict(data)

                    return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Outcome, data)

        outcome = _parse_outcome(d.pop("outcome"))

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        seen_match = cls(
            match=match,
            game=game,
            viewer=viewer,
            sequence=sequence,
            status=status,
            view=view,
            asked=asked,
            outcome=outcome,
            server_time=server_time,
        )

        return seen_match
