# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

VerdictVerdict = Literal["forfeit", "wait"]

VERDICT_VERDICT_VALUES: set[VerdictVerdict] = {
    "forfeit",
    "wait",
}


def check_verdict_verdict(value: str) -> VerdictVerdict:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(VerdictVerdict, value)
