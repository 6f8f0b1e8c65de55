# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from typing import Literal, cast

JawsViewAct = Literal[1, 2]

JAWS_VIEW_ACT_VALUES: set[JawsViewAct] = {
    1,
    2,
}


def check_jaws_view_act(value: int) -> JawsViewAct:
    """The value; one of a newer service that is not listed here is kept as it is."""
    return cast(JawsViewAct, value)
