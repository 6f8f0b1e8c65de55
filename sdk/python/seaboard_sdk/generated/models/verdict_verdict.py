# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal

VerdictVerdict = Literal["forfeit", "wait"]

VERDICT_VERDICT_VALUES: set[VerdictVerdict] = {
    "forfeit",
    "wait",
}


def check_verdict_verdict(value: str) -> VerdictVerdict:
    if value in VERDICT_VERDICT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {VERDICT_VERDICT_VALUES!r}"
    )
