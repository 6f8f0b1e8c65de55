# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.amity_shark_view_played_type_0 import (
    AmitySharkViewPlayedType0,
    check_amity_shark_view_played_type_0,
)
from ..models.amity_shark_view_space_type_0 import (
    AmitySharkViewSpaceType0,
    check_amity_shark_view_space_type_0,
)
from ..models.amity_shark_view_start_type_0 import (
    AmitySharkViewStartType0,
    check_amity_shark_view_start_type_0,
)
from ..models.amity_shark_view_tokens_item import (
    AmitySharkViewTokensItem,
    check_amity_shark_view_tokens_item,
)

if TYPE_CHECKING:
    from ..models.amity_draft import AmityDraft
    from ..models.amity_voyage import AmityVoyage


T = TypeVar("T", bound="AmitySharkView")


@_attrs_define
class AmitySharkView:
    """What the shark alone knows, and everybody once the act is over.

    Attributes:
        start (AmitySharkViewStartType0 | None):
        space (AmitySharkViewSpaceType0 | None): Where it was when its last turn ended.
        tokens (list[AmitySharkViewTokensItem]): The power tokens that it has left.
        voyages (list[AmityVoyage]): Its turns so far.
        played (AmitySharkViewPlayedType0 | None): The power token of this round, if its turn is over.
        draft (AmityDraft | None): Its turn in course.
    """

    start: AmitySharkViewStartType0 | None
    space: AmitySharkViewSpaceType0 | None
    tokens: list[AmitySharkViewTokensItem]
    voyages: list[AmityVoyage]
    played: AmitySharkViewPlayedType0 | None
    draft: AmityDraft | None

    def to_dict(self) -> dict[str, Any]:
        start: None | str
        if isinstance(self.start, str):
            start = self.start
        else:
            start = self.start

        space: None | str
        if isinstance(self.space, str):
            space = self.space
        else:
            space = self.space

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item: str = tokens_item_data
            tokens.append(tokens_item)

        voyages = []
        for voyages_item_data in self.voyages:
            voyages_item = voyages_item_data.to_dict()
            voyages.append(voyages_item)

        played: None | str
        if isinstance(self.played, str):
            played = self.played
        else:
            played = self.played

        draft: dict[str, Any] | None
        if hasattr(self.draft, "to_dict"):
            draft = self.draft.to_dict()
        else:
            draft = self.draft

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "start": start,
                "space": space,
                "tokens": tokens,
                "voyages": voyages,
                "played": played,
                "draft": draft,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_draft import AmityDraft
        from ..models.amity_voyage import AmityVoyage

        d = dict(src_dict)

        def _parse_start(data: object) -> AmitySharkViewStartType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    start_type_0 = check_amity_shark_view_start_type_0(data)

                    return start_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmitySharkViewStartType0 | None, data)

        start = _parse_start(d.pop("start"))

        def _parse_space(data: object) -> AmitySharkViewSpaceType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    space_type_0 = check_amity_shark_view_space_type_0(data)

                    return space_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmitySharkViewSpaceType0 | None, data)

        space = _parse_space(d.pop("space"))

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = check_amity_shark_view_tokens_item(tokens_item_data)

            tokens.append(tokens_item)

        voyages = []
        _voyages = d.pop("voyages")
        for voyages_item_data in _voyages:
            voyages_item = AmityVoyage.from_dict(voyages_item_data)

            voyages.append(voyages_item)

        def _parse_played(data: object) -> AmitySharkViewPlayedType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    played_type_0 = check_amity_shark_view_played_type_0(data)

                    return played_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmitySharkViewPlayedType0 | None, data)

        played = _parse_played(d.pop("played"))

        def _parse_draft(data: object) -> AmityDraft | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    draft_type_0 = AmityDraft.from_dict(data)

                    return draft_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityDraft | None, data)

        draft = _parse_draft(d.pop("draft"))

        amity_shark_view = cls(
            start=start,
            space=space,
            tokens=tokens,
            voyages=voyages,
            played=played,
            draft=draft,
        )

        return amity_shark_view
