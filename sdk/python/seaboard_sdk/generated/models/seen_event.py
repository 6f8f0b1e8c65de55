# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.aqualin_dealt import AqualinDealt
    from ..models.aqualin_drawn import AqualinDrawn
    from ..models.aqualin_left import AqualinLeft
    from ..models.aqualin_placed import AqualinPlaced
    from ..models.aqualin_scored import AqualinScored
    from ..models.aqualin_slid import AqualinSlid
    from ..models.text import Text


T = TypeVar("T", bound="SeenEvent")


@_attrs_define
class SeenEvent:
    """Something that happened, as one viewer may know it.

    Attributes:
        number (int): Counts the viewer's events in this match, from 1, without a gap.
        at (datetime.datetime):
        public (AqualinDealt | AqualinDrawn | AqualinLeft | AqualinPlaced | AqualinScored | AqualinSlid | None): What
            everybody was told.
        own (AqualinDealt | AqualinDrawn | AqualinLeft | AqualinPlaced | AqualinScored | AqualinSlid | None): What only
            this seat was told.
        texts (list[Text]): What happened, to be said in any language.
        english (list[str]): The same in English sentences.
    """

    number: int
    at: datetime.datetime
    public: (
        AqualinDealt
        | AqualinDrawn
        | AqualinLeft
        | AqualinPlaced
        | AqualinScored
        | AqualinSlid
        | None
    )
    own: (
        AqualinDealt
        | AqualinDrawn
        | AqualinLeft
        | AqualinPlaced
        | AqualinScored
        | AqualinSlid
        | None
    )
    texts: list[Text]
    english: list[str]

    def to_dict(self) -> dict[str, Any]:
        from ..models.aqualin_dealt import AqualinDealt
        from ..models.aqualin_drawn import AqualinDrawn
        from ..models.aqualin_left import AqualinLeft
        from ..models.aqualin_placed import AqualinPlaced
        from ..models.aqualin_scored import AqualinScored
        from ..models.aqualin_slid import AqualinSlid

        number = self.number

        at = self.at.isoformat()

        public: dict[str, Any] | None
        if (
            isinstance(self.public, AqualinDealt)
            or isinstance(self.public, AqualinSlid)
            or isinstance(self.public, AqualinPlaced)
            or isinstance(self.public, AqualinDrawn)
            or isinstance(self.public, AqualinScored)
            or isinstance(self.public, AqualinLeft)
        ):
            public = self.public.to_dict()
        else:
            public = self.public

        own: dict[str, Any] | None
        if (
            isinstance(self.own, AqualinDealt)
            or isinstance(self.own, AqualinSlid)
            or isinstance(self.own, AqualinPlaced)
            or isinstance(self.own, AqualinDrawn)
            or isinstance(self.own, AqualinScored)
            or isinstance(self.own, AqualinLeft)
        ):
            own = self.own.to_dict()
        else:
            own = self.own

        texts = []
        for texts_item_data in self.texts:
            texts_item = texts_item_data.to_dict()
            texts.append(texts_item)

        english = self.english

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "public": public,
                "own": own,
                "texts": texts,
                "english": english,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aqualin_dealt import AqualinDealt
        from ..models.aqualin_drawn import AqualinDrawn
        from ..models.aqualin_left import AqualinLeft
        from ..models.aqualin_placed import AqualinPlaced
        from ..models.aqualin_scored import AqualinScored
        from ..models.aqualin_slid import AqualinSlid
        from ..models.text import Text

        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_public(
            data: object,
        ) -> (
            AqualinDealt
            | AqualinDrawn
            | AqualinLeft
            | AqualinPlaced
            | AqualinScored
            | AqualinSlid
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_0 = AqualinDealt.from_dict(data)

                return componentsschemas_event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_1 = AqualinSlid.from_dict(data)

                return componentsschemas_event_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_2 = AqualinPlaced.from_dict(data)

                return componentsschemas_event_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_3 = AqualinDrawn.from_dict(data)

                return componentsschemas_event_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_4 = AqualinScored.from_dict(data)

                return componentsschemas_event_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_5 = AqualinLeft.from_dict(data)

                return componentsschemas_event_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                AqualinDealt
                | AqualinDrawn
                | AqualinLeft
                | AqualinPlaced
                | AqualinScored
                | AqualinSlid
                | None,
                data,
            )

        public = _parse_public(d.pop("public"))

        def _parse_own(
            data: object,
        ) -> (
            AqualinDealt
            | AqualinDrawn
            | AqualinLeft
            | AqualinPlaced
            | AqualinScored
            | AqualinSlid
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_0 = AqualinDealt.from_dict(data)

                return componentsschemas_event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_1 = AqualinSlid.from_dict(data)

                return componentsschemas_event_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_2 = AqualinPlaced.from_dict(data)

                return componentsschemas_event_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_3 = AqualinDrawn.from_dict(data)

                return componentsschemas_event_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_4 = AqualinScored.from_dict(data)

                return componentsschemas_event_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_5 = AqualinLeft.from_dict(data)

                return componentsschemas_event_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                AqualinDealt
                | AqualinDrawn
                | AqualinLeft
                | AqualinPlaced
                | AqualinScored
                | AqualinSlid
                | None,
                data,
            )

        own = _parse_own(d.pop("own"))

        texts = []
        _texts = d.pop("texts")
        for texts_item_data in _texts:
            texts_item = Text.from_dict(texts_item_data)

            texts.append(texts_item)

        english = cast(list[str], d.pop("english"))

        seen_event = cls(
            number=number,
            at=at,
            public=public,
            own=own,
            texts=texts,
            english=english,
        )

        return seen_event
