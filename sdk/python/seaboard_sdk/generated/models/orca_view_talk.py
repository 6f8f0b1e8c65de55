# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

OrcaViewTalk = Literal["free", "rulebook"]

ORCA_VIEW_TALK_VALUES: set[OrcaViewTalk] = {
    "free",
    "rulebook",
}


def check_orca_view_talk(value: str) -> OrcaViewTalk:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(OrcaViewTalk, value)
