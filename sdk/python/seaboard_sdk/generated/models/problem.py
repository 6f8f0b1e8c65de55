# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fault import Fault
    from ..models.text import Text


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """Why the request was not done (RFC 9457).

    Attributes:
        type_ (str): A stable address for this kind.
        title (str): The kind, in a few words.
        status (int):
        detail (str): What happened this time, in English.
        code (str): The kind, for programs: the last part of `type`.
        request_id (str): Also in the header `X-Request-Id`.
        rule (str | Unset): The id of the rule that forbids it, as in the game's rules page.
        text (Text | Unset): A sentence by the key of its template and what fills it, to be said in any language.
        index (int | Unset): Which action of the choice is refused.
        current (int | None | Unset): The number of the seat's open decision; null if it has none.
        quota (str | Unset): What the app has as many of as it may.
        scope (str | Unset): What the access token lacks.
        most (int | Unset): How many there may be.
        streams_url (str | Unset): Where the streaming processes are.
        errors (list[Fault] | Unset):
    """

    type_: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    rule: str | Unset = UNSET
    text: Text | Unset = UNSET
    index: int | Unset = UNSET
    current: int | None | Unset = UNSET
    quota: str | Unset = UNSET
    scope: str | Unset = UNSET
    most: int | Unset = UNSET
    streams_url: str | Unset = UNSET
    errors: list[Fault] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code = self.code

        request_id = self.request_id

        rule = self.rule

        text: dict[str, Any] | Unset = UNSET
        if not isinstance(self.text, Unset):
            text = self.text.to_dict()

        index = self.index

        current: int | None | Unset
        if isinstance(self.current, Unset):
            current = UNSET
        else:
            current = self.current

        quota = self.quota

        scope = self.scope

        most = self.most

        streams_url = self.streams_url

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "code": code,
                "request_id": request_id,
            }
        )
        if rule is not UNSET:
            field_dict["rule"] = rule
        if text is not UNSET:
            field_dict["text"] = text
        if index is not UNSET:
            field_dict["index"] = index
        if current is not UNSET:
            field_dict["current"] = current
        if quota is not UNSET:
            field_dict["quota"] = quota
        if scope is not UNSET:
            field_dict["scope"] = scope
        if most is not UNSET:
            field_dict["most"] = most
        if streams_url is not UNSET:
            field_dict["streams_url"] = streams_url
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.fault import Fault
        from ..models.text import Text

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        code = d.pop("code")

        request_id = d.pop("request_id")

        rule = d.pop("rule", UNSET)

        _text = d.pop("text", UNSET)
        text: Text | Unset
        if isinstance(_text, Unset):
            text = UNSET
        else:
            text = Text.from_dict(_text)

        index = d.pop("index", UNSET)

        def _parse_current(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        current = _parse_current(d.pop("current", UNSET))

        quota = d.pop("quota", UNSET)

        scope = d.pop("scope", UNSET)

        most = d.pop("most", UNSET)

        streams_url = d.pop("streams_url", UNSET)

        _errors = d.pop("errors", UNSET)
        errors: list[Fault] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = Fault.from_dict(errors_item_data)

                errors.append(errors_item)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            request_id=request_id,
            rule=rule,
            text=text,
            index=index,
            current=current,
            quota=quota,
            scope=scope,
            most=most,
            streams_url=streams_url,
            errors=errors,
        )

        return problem
