# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.error_schema_errors import ErrorSchemaErrors


T = TypeVar("T", bound="ErrorSchema")


@_attrs_define
class ErrorSchema:
    """
    Attributes:
        code (int | Unset): Error code
        status (str | Unset): Error name
        message (str | Unset): Error message
        errors (ErrorSchemaErrors | Unset): Errors
    """

    code: int | Unset = UNSET
    status: str | Unset = UNSET
    message: str | Unset = UNSET
    errors: ErrorSchemaErrors | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        status = self.status

        message = self.message

        errors: dict[str, Any] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = self.errors.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if code is not UNSET:
            field_dict["code"] = code
        if status is not UNSET:
            field_dict["status"] = status
        if message is not UNSET:
            field_dict["message"] = message
        if errors is not UNSET:
            field_dict["errors"] = errors

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.error_schema_errors import ErrorSchemaErrors

        d = dict(src_dict)
        code = d.pop("code", UNSET)

        status = d.pop("status", UNSET)

        message = d.pop("message", UNSET)

        _errors = d.pop("errors", UNSET)
        errors: ErrorSchemaErrors | Unset
        if isinstance(_errors, Unset):
            errors = UNSET
        else:
            errors = ErrorSchemaErrors.from_dict(_errors)

        error_schema = cls(
            code=code,
            status=status,
            message=message,
            errors=errors,
        )

        return error_schema
