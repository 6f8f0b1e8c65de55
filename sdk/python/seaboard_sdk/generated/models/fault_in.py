# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

FaultIn = Literal["body", "header", "path", "query"]

FAULT_IN_VALUES: set[FaultIn] = {
    "body",
    "header",
    "path",
    "query",
}


def check_fault_in(value: str) -> FaultIn:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(FaultIn, value)
