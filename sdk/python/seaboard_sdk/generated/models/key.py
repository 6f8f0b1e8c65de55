# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Key")


@_attrs_define
class Key:
    """A public key (RFC 8037).

    Attributes:
        kty (str):
        crv (str):
        x (str):
        kid (str):
        use (str):
        alg (str):
    """

    kty: str
    crv: str
    x: str
    kid: str
    use: str
    alg: str

    def to_dict(self) -> dict[str, Any]:
        kty = self.kty

        crv = self.crv

        x = self.x

        kid = self.kid

        use = self.use

        alg = self.alg

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kty": kty,
                "crv": crv,
                "x": x,
                "kid": kid,
                "use": use,
                "alg": alg,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kty = d.pop("kty")

        crv = d.pop("crv")

        x = d.pop("x")

        kid = d.pop("kid")

        use = d.pop("use")

        alg = d.pop("alg")

        key = cls(
            kty=kty,
            crv=crv,
            x=x,
            kid=kid,
            use=use,
            alg=alg,
        )

        return key
