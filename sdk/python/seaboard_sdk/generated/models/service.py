# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.limits import Limits


T = TypeVar("T", bound="Service")


@_attrs_define
class Service:
    """The service itself.

    Attributes:
        name (str):
        version (str):
        server_time (datetime.datetime):
        streams_url (None | str): Where long polls (`wait`) are answered; null: at this same address.
        limits (Limits): What a request may ask for.
    """

    name: str
    version: str
    server_time: datetime.datetime
    streams_url: None | str
    limits: Limits

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        version = self.version

        server_time = self.server_time.isoformat()

        streams_url: None | str
        streams_url = self.streams_url

        limits = self.limits.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "version": version,
                "server_time": server_time,
                "streams_url": streams_url,
                "limits": limits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.limits import Limits

        d = dict(src_dict)
        name = d.pop("name")

        version = d.pop("version")

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        def _parse_streams_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        streams_url = _parse_streams_url(d.pop("streams_url"))

        limits = Limits.from_dict(d.pop("limits"))

        service = cls(
            name=name,
            version=version,
            server_time=server_time,
            streams_url=streams_url,
            limits=limits,
        )

        return service
