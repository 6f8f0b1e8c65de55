# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

SpectatorsKind = Literal["delayed", "live", "none"]

SPECTATORS_KIND_VALUES: set[SpectatorsKind] = {
    "delayed",
    "live",
    "none",
}


def check_spectators_kind(value: str) -> SpectatorsKind:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(SpectatorsKind, value)
