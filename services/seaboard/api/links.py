"""What may be asked next with what an answer has brought: the links of the document (OpenAPI 3.1, 4.8.20).

A tool that follows them opens a match, reads what it is asked, and decides, without knowing anything of matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

MATCH: Final = {"match": "$response.body#/id"}
"""The match that the answer is."""
MY_SEAT: Final = {**MATCH, "seat": "$response.body#/my_seats/0"}
"""My first seat in it."""
SAME_MATCH: Final = {"match": "$request.path.match"}
SAME_SEAT: Final = {**SAME_MATCH, "seat": "$request.path.seat"}
SAME_DECISION: Final = {**SAME_SEAT, "n": "$request.path.n"}
ASKED: Final = {**SAME_SEAT, "n": "$response.body#/items/0/number"}
"""The decision that the seat is asked now."""
FIRST_OF_ITS: Final = {"actions": ["$response.body#/items/0/legal_actions/0"]}
FIRST_LEGAL: Final = {"actions": ["$response.body#/legal_actions/0"]}
"""A choice: the first action that is legal."""
FIRST_WAITING_SEAT: Final = {"match": "$response.body#/items/0/match", "seat": "$response.body#/items/0/seat"}
FIRST_WAITING: Final = {**FIRST_WAITING_SEAT, "n": "$response.body#/items/0/number"}
"""The decision that waits for me most urgently."""
NEW_WEBHOOK: Final = {"webhook": "$response.body#/webhook/id"}
SAME_WEBHOOK: Final = {"webhook": "$request.path.webhook"}
NEW_DELIVERY: Final = {**SAME_WEBHOOK, "delivery": "$response.body#/id"}
SAME_PLAYER: Final = {"external": "$request.path.external"}
FIRST_GAME: Final = {"game": "$response.body#/items/0/id"}


@dataclass(frozen=True, slots=True)
class Next:
    """What may be asked next, and with what: parameters and perhaps a body, as runtime expressions."""

    operation: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None

    def to_link(self) -> dict[str, Any]:
        link = {"operationId": self.operation, "parameters": dict(self.parameters)}
        return link if self.body is None else {**link, "requestBody": self.body}


def _of_webhooks(app: str) -> Mapping[str, tuple[Next, ...]]:
    """A player's webhooks and an app's have the same links."""
    of_one = ("get{}Webhook", "ping{}Webhook", "change{}Secret", "list{}Deliveries", "remove{}Webhook")
    one_delivery = (Next(f"get{app}Delivery", NEW_DELIVERY), Next(f"replay{app}Delivery", NEW_DELIVERY))
    return {
        f"add{app}Webhook": tuple(Next(name.format(app), NEW_WEBHOOK) for name in of_one),
        f"ping{app}Webhook": one_delivery,
        f"replay{app}Delivery": (Next(f"get{app}Delivery", NEW_DELIVERY),),
    }


LINKS: Final[Mapping[str, tuple[Next, ...]]] = {
    "listGames": (Next("getGame", FIRST_GAME), Next("getRules", FIRST_GAME)),
    "openMatch": (
        Next("getMatch", MATCH),
        Next("listSeatDecisions", MY_SEAT),
        Next("getView", MY_SEAT),
        Next("listEvents", MY_SEAT),
        Next("startMatch", MATCH),
        Next("cancelMatch", MATCH),
        Next("resign", MY_SEAT),
    ),
    "listMatches": (Next("getMatch", {"match": "$response.body#/items/0/id"}),),
    "joinMatch": (Next("listSeatDecisions", MY_SEAT), Next("getView", MY_SEAT)),
    "takeSeat": (Next("listSeatDecisions", SAME_SEAT), Next("getView", SAME_SEAT), Next("leaveSeat", SAME_SEAT)),
    "acceptInvitation": (Next("listSeatDecisions", SAME_SEAT),),
    "listOpenDecisions": (Next("getDecision", FIRST_WAITING), Next("getView", FIRST_WAITING_SEAT)),
    "listSeatDecisions": (
        Next("getDecision", ASKED),
        Next("makeChoice", ASKED, FIRST_OF_ITS),
        Next("previewChoice", ASKED, FIRST_OF_ITS),
    ),
    "getDecision": (Next("makeChoice", SAME_DECISION, FIRST_LEGAL), Next("previewChoice", SAME_DECISION, FIRST_LEGAL)),
    "makeChoice": (
        Next("getDecision", SAME_DECISION),
        Next("takeChoiceBack", SAME_DECISION),
        Next("withdrawChoice", SAME_DECISION),
        Next("listSeatDecisions", SAME_SEAT),
        Next("getView", SAME_SEAT),
        Next("listEvents", SAME_SEAT),
    ),
    "takeChoiceBack": (Next("listSeatDecisions", SAME_SEAT),),
    "resign": (
        Next("getReplay", SAME_MATCH),
        Next("getOutcome", SAME_MATCH),
        Next("getSeenReplay", SAME_SEAT),
        Next("rematch", SAME_MATCH),
    ),
    "createAccessToken": (Next("revokeAccessToken", {"token": "$response.body#/token/id"}),),
    "bookVacation": (Next("endVacation", {"vacation": "$response.body#/id"}),),
    "enterPool": (
        Next("getPoolEntry", {"entry": "$response.body#/id"}),
        Next("leavePool", {"entry": "$response.body#/id"}),
    ),
    "putAppPlayer": (
        Next("getAppPlayer", SAME_PLAYER),
        Next("mintAccessToken", SAME_PLAYER),
        Next("eraseAppPlayer", SAME_PLAYER),
    ),
    **_of_webhooks(""),
    **_of_webhooks("App"),
}
"""By the operation that was answered with success."""


def links_of(operation: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The links of an operation's success, each by the name of where it leads."""
    for one in LINKS.get(operation, ()):
        yield one.operation, one.to_link()
