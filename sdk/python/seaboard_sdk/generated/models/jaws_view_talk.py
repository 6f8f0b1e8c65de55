# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsViewTalk = Literal["free", "rulebook"]

JAWS_VIEW_TALK_VALUES: set[JawsViewTalk] = {
    "free",
    "rulebook",
}


def check_jaws_view_talk(value: str) -> JawsViewTalk:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(JawsViewTalk, value)
