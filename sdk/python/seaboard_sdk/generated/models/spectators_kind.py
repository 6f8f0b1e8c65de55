# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

SpectatorsKind = Literal["delayed", "live", "none"]

SPECTATORS_KIND_VALUES: set[SpectatorsKind] = {
    "delayed",
    "live",
    "none",
}


def check_spectators_kind(value: str) -> SpectatorsKind:
    if value in SPECTATORS_KIND_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SPECTATORS_KIND_VALUES!r}"
    )
