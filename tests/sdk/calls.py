"""A table: for each operation of the document the one method of the SDK that calls it, and with what. A new operation
gets its row here, and its method in a class of `OWNERS`."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import seaboard_sdk
from sdk.test_client import example
from seaboard_sdk.generated import models

PLAYER = "01a22e0e-aa73-7120-bf83-f2b79c2035fb"
OTHER = "01a22e0e-abd4-738e-b3b2-538fafd67757"
URL = "https://example.org/hook"
THEN = datetime(2027, 7, 5, tzinfo=UTC)
PLACE = models.Draft.from_dict(example("setStandingChoices")["items"][0]).actions[0]
STANDING = models.StandingChoice(kind="aqualin.place", actions=[PLACE])

CALLS: dict[str, tuple[Any, ...]] = {
    "createPlayer": ("client.register", "http://service", "Ada"),
    "getAccount": ("account.__call__",),
    "changeAccount": ("account.change", "Evelyn"),
    "eraseAccount": ("account.erase",),
    "exportMatches": ("account.export",),
    "listOpenDecisions": ("client.each_open_decision",),
    "listBlockedPlayers": ("blocks.__call__",),
    "blockPlayer": ("blocks.add", PLAYER),
    "unblockPlayer": ("blocks.remove", PLAYER),
    "listAccessTokens": ("tokens.__call__",),
    "createAccessToken": ("tokens.create", ["read", "play"], "a bot"),
    "revokeAccessToken": ("tokens.revoke", OTHER),
    "getWeek": ("week.__call__",),
    "setWeek": ("week.set", "Europe/Berlin"),
    "listVacations": ("vacations.__call__",),
    "bookVacation": ("vacations.book", THEN),
    "endVacation": ("vacations.end", OTHER),
    "listInvitations": ("invitations.__call__",),
    "acceptInvitation": ("invitations.accept", OTHER, 1),
    "declineInvitation": ("invitations.decline", OTHER, 1),
    "listMutedPlayers": ("mutes.__call__",),
    "mutePlayer": ("mutes.add", PLAYER),
    "unmutePlayer": ("mutes.remove", PLAYER),
    "getMailbox": ("mailbox.__call__",),
    "setMailbox": ("mailbox.set", "ada@example.com", "hourly"),
    "confirmMailbox": ("mailbox.confirm", "K7QX-M2HN-WT4C"),
    "removeMailbox": ("mailbox.remove",),
    "unsubscribe": ("mailbox.unsubscribe", "kR1uJ0m6p9sQ2vYx7cTfWb3nEaLhZd8o"),
    "askToUnsubscribe": ("mailbox.unsubscribe_page", "kR1uJ0m6p9sQ2vYx7cTfWb3nEaLhZd8o"),
    "getChat": ("chat.__call__",),
    "setChat": ("chat.set", False),
    "say": ("chat.say", "seats", "Good luck!"),
    "listLines": ("chat.lines of pages", "seats"),
    "streamLines": ("chat.lines", "seats"),
    "getAppChat": ("tenant.chat",),
    "setAppChat": ("tenant.set_chat", False),
    "catchUp": ("seat.catch_up", "0"),
    "noteLastLook": ("seat.note_last_look", "12"),
    "getTenant": ("tenant.__call__",),
    "listAppPlayers": ("tenant.players",),
    "getAppPlayer": ("tenant.player", "ada-1"),
    "putAppPlayer": ("tenant.put_player", "ada-1", "Ada"),
    "eraseAppPlayer": ("tenant.erase_player", "ada-1"),
    "mintAccessToken": ("tenant.mint_token", "ada-1"),
    "listActs": ("tenant.acts",),
    "listGames": ("games.__aiter__",),
    "getGame": ("games.__getitem__", "aqualin"),
    "getRules": ("games.rules", "aqualin"),
    "listMatches": ("matches.__call__",),
    "openMatch": ("matches.open", "aqualin", ["me", "house:easy"]),
    "getMatch": ("matches.__getitem__", OTHER),
    "lookByCode": ("matches.by_code", "ABCD2345"),
    "joinMatch": ("matches.join", "ABCD2345"),
    "startMatch": ("match.start",),
    "cancelMatch": ("match.cancel",),
    "takeSeat": ("match.take", 1),
    "leaveSeat": ("match.leave", 1),
    "invite": ("match.invite", 1, PLAYER),
    "cancelInvitation": ("match.cancel_invitation", 1),
    "rematch": ("match.rematch",),
    "getPublicView": ("match.view",),
    "getReplay": ("match.replay",),
    "getOutcome": ("match.statement",),
    "advanceSandbox": ("match.advance", 3600),
    "listPublicEvents": ("match.events of pages",),
    "streamPublicEvents": ("match.events",),
    "getView": ("seat.view",),
    "listSeatDecisions": ("seat.decision",),
    "getDecision": ("seat.decision of a number", 1),
    "makeChoice": ("seat.decide", 1, PLACE),
    "withdrawChoice": ("seat.withdraw", 1, 'W/"1"'),
    "takeChoiceBack": ("seat.take_back", 1),
    "previewChoice": ("seat.preview", 1, [PLACE]),
    "listEvents": ("seat.new_events",),
    "streamEvents": ("seat.events",),
    "getSeenReplay": ("seat.replay",),
    "getNote": ("seat.note",),
    "writeNote": ("seat.write_note", "hello"),
    "addNonce": ("seat.add_nonce",),
    "getStandingChoices": ("seat.standing_choices",),
    "setStandingChoices": ("seat.set_standing_choices", [STANDING]),
    "askForPause": ("seat.ask_for_pause",),
    "resumeMatch": ("seat.resume",),
    "claimForfeit": ("seat.claim", "wait"),
    "comeBack": ("seat.come_back",),
    "handOver": ("seat.hand_over", "easy"),
    "resign": ("seat.resign",),
    "enterPool": ("pool.enter", "aqualin", 2),
    "listPoolEntries": ("pool.__call__",),
    "getPoolEntry": ("pool.__getitem__", OTHER),
    "leavePool": ("pool.leave", OTHER),
    "listRatings": ("ratings.__call__",),
    "listRatingChanges": ("ratings.history",),
    "listLeaders": ("ratings.leaders", "aqualin", "colour"),
    "listTournaments": ("tournaments.__call__",),
    "openTournament": ("tournaments.open", "aqualin", "swiss"),
    "getTournament": ("tournaments.__getitem__", OTHER),
    "enterTournament": ("tournaments.enter", OTHER),
    "withdrawFromTournament": ("tournaments.withdraw", OTHER),
    "startTournament": ("tournaments.start", OTHER),
    "cancelTournament": ("tournaments.cancel", OTHER),
    "getTournamentTable": ("tournaments.table", OTHER),
    "getTournamentRound": ("tournaments.round", OTHER, 1),
    "listNotices": ("client.events of pages",),
    "streamNotices": ("client.events",),
    "addWebhook": ("webhooks.add", URL),
    "listWebhooks": ("webhooks.__call__",),
    "getWebhook": ("webhooks.__getitem__", OTHER),
    "changeWebhook": ("webhooks.change", OTHER, URL, ["match.over"]),
    "removeWebhook": ("webhooks.remove", OTHER),
    "changeSecret": ("webhooks.change_secret", OTHER),
    "pingWebhook": ("webhooks.ping", OTHER),
    "listDeliveries": ("webhooks.deliveries", OTHER),
    "getDelivery": ("webhooks.delivery", OTHER, PLAYER),
    "replayDelivery": ("webhooks.replay", OTHER, PLAYER),
    "addAppWebhook": ("app_webhooks.add", URL, ["match.over"]),
    "listAppWebhooks": ("app_webhooks.__call__",),
    "getAppWebhook": ("app_webhooks.__getitem__", OTHER),
    "changeAppWebhook": ("app_webhooks.change", OTHER, URL, ["match.over"]),
    "removeAppWebhook": ("app_webhooks.remove", OTHER),
    "changeAppSecret": ("app_webhooks.change_secret", OTHER),
    "pingAppWebhook": ("app_webhooks.ping", OTHER),
    "listAppDeliveries": ("app_webhooks.deliveries", OTHER),
    "getAppDelivery": ("app_webhooks.delivery", OTHER, PLAYER),
    "replayAppDelivery": ("app_webhooks.replay", OTHER, PLAYER),
    "getKeys": ("client.keys",),
    "getService": ("client.service",),
    "getHealth": ("client.health",),
    "getReadiness": ("client.readiness",),
    "getProblem": ("client.problem", "seat-taken"),
    "getDocument": ("client.document",),
    "getReference": ("client.reference",),
}
NAMED: dict[str, dict[str, Any]] = {
    "createPlayer": {"is_bot": True},
    "changeAccount": {"is_bot": True},
    "createAccessToken": {"expires_at": THEN},
    "setWeek": {"days_off": ["sunday"], "quiet_from": "22:30", "quiet_to": "07:00"},
    "bookVacation": {"starts_at": datetime(2027, 7, 1, tzinfo=UTC)},
    "mintAccessToken": {"seconds": 600, "scopes": ["play"]},
    "listMatches": {"game": "aqualin", "status": "running", "mine": True},
    "openMatch": {"options": {"first": "colour"}, "time_limit": {"seconds": 60, "policy": "forfeit"}},
    "joinMatch": {"seat": 1},
    "invite": {"expires_in": 3600, "otherwise": "abort"},
    "enterPool": {"seconds": 86400, "rating_low": 1400},
    "listTournaments": {"game": "aqualin", "status": "running"},
    "openTournament": {"house": {"easy": 4}, "rounds": 2, "start": "now"},
    "makeChoice": {"etag": 'W/"1"'},
}
"""What is said by name besides."""
OWNERS: dict[str, Callable[[Any], Any]] = {
    "client": lambda client: client,
    "account": lambda client: client.account,
    "blocks": lambda client: client.blocks,
    "tokens": lambda client: client.tokens,
    "week": lambda client: client.week,
    "vacations": lambda client: client.vacations,
    "invitations": lambda client: client.invitations,
    "tenant": lambda client: client.tenant,
    "app_webhooks": lambda client: client.tenant.webhooks,
    "webhooks": lambda client: client.webhooks,
    "games": lambda client: client.games,
    "matches": lambda client: client.matches,
    "pool": lambda client: client.pool,
    "ratings": lambda client: client.ratings,
    "tournaments": lambda client: client.tournaments,
    "match": lambda client: match_of(client),
    "chat": lambda client: match_of(client).chat,
    "mutes": lambda client: client.mutes,
    "mailbox": lambda client: client.mailbox,
    "seat": lambda client: match_of(client).seat(0),
}
"""Where methods are, and how one comes there."""
NOT_OPERATIONS = {
    "client.close",
    "client.open_decisions",  # each_open_decision, as a list
    "client.streams",
    "match.refresh",  # as matches[...]
    "match.seat",
    "seat.wait_for_decision",  # listSeatDecisions, and the events that say when to look again
}


def match_of(client: Any) -> Any:
    """A match in the hands of the client, without a request."""
    kind = seaboard_sdk.Match if isinstance(client, seaboard_sdk.Client) else seaboard_sdk.AsyncMatch
    return kind(client, models.Match.from_dict(example("getMatch")))


def call(client: Any, operation: str) -> Any:
    """Call the operation's method: what it returns, not waited for and not read."""
    path, *said = CALLS[operation]
    owner, _, name = path.partition(".")
    client.has_streams = not name.endswith(" of pages")
    held = OWNERS[owner](client)
    name = name.partition(" ")[0]
    return getattr(held, name if hasattr(held, name) else "__iter__")(*said, **NAMED.get(operation, {}))


def methods(client: Any) -> set[str]:
    """All that can be called."""
    found: set[str] = set()
    for owner, way in OWNERS.items():
        for name, value in vars(type(way(client))).items():
            is_own = not name.startswith("_") or name in ("__call__", "__getitem__", "__aiter__", "__iter__")
            if is_own and (callable(value) or isinstance(value, classmethod)):
                found.add(f"{owner}.{name}")
    return found
