# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Limits")


@_attrs_define
class Limits:
    """What a request may ask for.

    Attributes:
        body_bytes (int): The largest body, in bytes.
        page_size (int): How many items a page has if `limit` is not given.
        page_size_most (int): The largest `limit`.
        wait_seconds_most (int): The longest `wait`.
        streams_most (int): How many event streams an access token may have open.
    """

    body_bytes: int
    page_size: int
    page_size_most: int
    wait_seconds_most: int
    streams_most: int

    def to_dict(self) -> dict[str, Any]:
        body_bytes = self.body_bytes

        page_size = self.page_size

        page_size_most = self.page_size_most

        wait_seconds_most = self.wait_seconds_most

        streams_most = self.streams_most

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "body_bytes": body_bytes,
                "page_size": page_size,
                "page_size_most": page_size_most,
                "wait_seconds_most": wait_seconds_most,
                "streams_most": streams_most,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        body_bytes = d.pop("body_bytes")

        page_size = d.pop("page_size")

        page_size_most = d.pop("page_size_most")

        wait_seconds_most = d.pop("wait_seconds_most")

        streams_most = d.pop("streams_most")

        limits = cls(
            body_bytes=body_bytes,
            page_size=page_size,
            page_size_most=page_size_most,
            wait_seconds_most=wait_seconds_most,
            streams_most=streams_most,
        )

        return limits
