# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

FaultIn = Literal["body", "header", "path", "query"]

FAULT_IN_VALUES: set[FaultIn] = {
    "body",
    "header",
    "path",
    "query",
}


def check_fault_in(value: str) -> FaultIn:
    if value in FAULT_IN_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {FAULT_IN_VALUES!r}")
