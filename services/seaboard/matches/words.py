"""What the use cases take and give: frozen values, already cut to what their reader may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, get_args

from seaboard.engine.facts import Facts, Outcome
from seaboard.engine.records import Action, Event, View
from seaboard.engine.texts import Text
from seaboard.engine.turns import Mode
from seaboard.matches.clocks import TimeControl
from seaboard.store.tenants import HOUSE as HOUSE

MatchStatus = Literal["open", "running", "finished", "aborted"]
DecisionStatus = Literal["open", "sealed", "closed", "void"]
SeatStatus = Literal["open", "invited", "taken", "house"]
Access = Literal["public", "private"]
MatchFilter = Literal["all", "mine", "my-turn", "free"]
Start = Literal["full", "call"]
"""`full`: the match starts when its last seat is taken; `call`: when who opened it says so."""
SpectatorKind = Literal["none", "live", "delayed"]
Policy = Literal["forfeit", "default-action"]
Verdict = Literal["forfeit", "wait"]
Maker = Literal["seat", "clock", "conditional", "house"]
WishKind = Literal["me", "open", "house", "invited", "player"]
"""`player` seats somebody without asking: for the pool, which was asked before."""
Otherwise = Literal["open", "abort"]
"""What happens when an invitation is declined or expires: the seat is `open` to all, or the match is called off."""
InvitationStatus = Literal["pending", "accepted", "declined", "cancelled", "expired"]
EntryStatus = Literal["waiting", "paired", "cancelled", "expired"]
DeclineReason = Literal[
    "unsaid", "not-now", "too-fast", "too-slow", "other-game", "other-options", "no-bots", "only-bots"
]
DECLINE_REASONS: tuple[DeclineReason, ...] = get_args(DeclineReason)


# People


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a program with an account."""

    id: str
    name: str
    is_bot: bool
    created_at: datetime


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """A player and its first access token, which is shown this once."""

    player: Player
    token: str


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is asking, and what its access token allows. What it makes ends no later than itself. It sees what belongs to
    its own tenant, and nothing else."""

    player: Player
    token_id: str
    scopes: frozenset[str]
    expires_at: datetime | None = None
    tenant: str = HOUSE


@dataclass(frozen=True, slots=True)
class App:
    """An app that asks with one of its keys."""

    tenant: str
    name: str
    key_id: str


@dataclass(frozen=True, slots=True)
class AppPlayer:
    """A player of an app, with the id that it has there."""

    player: Player
    external_id: str


@dataclass(frozen=True, slots=True)
class AppPlayerPage:
    """A part of an app's list of players, the newest first."""

    players: tuple[AppPlayer, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Tenant:
    """An app: what it uses, and the most that it may (None: no limit)."""

    id: str
    name: str
    created_at: datetime
    players: int
    players_most: int | None
    unfinished_matches: int
    unfinished_matches_most: int | None
    matches: int
    issuer: str | None


@dataclass(frozen=True, slots=True)
class Act:
    """An act that is remembered: who did what to what. Ids only, no names."""

    id: str
    at: datetime
    actor: str
    act: str
    subject: str
    details: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ActPage:
    """A part of a tenant's audit log, the newest first."""

    acts: tuple[Act, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Erased:
    """A player that is gone, and in how many matches its seats are nobody's now that were being played."""

    id: str
    left: int


@dataclass(frozen=True, slots=True)
class Block:
    """A player whom the caller wants nothing to do with."""

    player: Player
    since: datetime


@dataclass(frozen=True, slots=True)
class BlockPage:
    """A part of a player's list of blocks."""

    blocks: tuple[Block, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class AccessToken:
    """A credential of a player, without its secret. `is_current`: the caller is using it."""

    id: str
    label: str
    scopes: tuple[str, ...]
    created_at: datetime
    expires_at: datetime | None
    is_current: bool


@dataclass(frozen=True, slots=True)
class NewToken:
    """A credential and its secret, which is shown this once."""

    token: AccessToken
    secret: str


@dataclass(frozen=True, slots=True)
class TokenPage:
    """A part of a player's list of tokens, the newest first."""

    tokens: tuple[AccessToken, ...]
    next: str | None


# Games


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game that is offered, with what its package brings for the API."""

    facts: Facts
    levels: tuple[str, ...]
    view_type: type[View]
    action_types: tuple[type[Action], ...]
    event_types: tuple[type[Event], ...]


# Opening


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """The short form of a time control per decision: how long a seat may take, and what happens when it is late."""

    seconds: int
    policy: Policy


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A match to test clients with: its opener may choose its seed, and moves its clock. Marked, and never rated."""

    seed: bytes | None = None


@dataclass(frozen=True, slots=True)
class Spectators:
    """What those who do not sit in a match may follow while it runs. `delay`: how many public events later."""

    kind: SpectatorKind = "live"
    delay: int = 0


LIVE = Spectators()


@dataclass(frozen=True, slots=True)
class SeatWish:
    """How a seat is to be filled: `me`, `open`, `house` (with a level), or `invited` (with a player's id; `expires_in`
    seconds, and what happens `otherwise`)."""

    kind: WishKind
    level: str | None = None
    player: str | None = None
    pick: str | None = None
    expires_in: int | None = None
    otherwise: Otherwise = "open"


@dataclass(frozen=True, slots=True)
class NewMatch:
    """All that is fixed when a match is opened."""

    game: str
    seats: Sequence[SeatWish]
    options: Mapping[str, Any] = field(default_factory=dict)
    time_control: TimeControl | None = None
    start: Start = "full"
    access: Access = "public"
    spectators: Spectators = LIVE
    sandbox: Sandbox | None = None
    rematch_of: str | None = None
    tenant: str = HOUSE


# Matches


@dataclass(frozen=True, slots=True)
class Seat:
    """A place in a match and who holds it. `picks` are what one may pick when sitting down, empty for most games."""

    number: int
    status: SeatStatus
    player: Player | None
    level: str | None
    roles: tuple[str, ...]
    pick: str | None
    picks: tuple[str, ...]
    has_left: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that must choose now: public. `has_chosen`: it did, and may change it (in a sealed turn unseen)."""

    seat: int
    has_chosen: bool
    deadline: datetime | None
    seconds_left: int | None = None


@dataclass(frozen=True, slots=True)
class SeatTime:
    """What a seat has of time, as everybody may know it. `bank`: seconds kept, of controls that keep any. `is_resting`:
    its clock stands still now, for a day off, quiet hours, a vacation or an outage. `away_until`: when its player's
    vacation ends. `has_lapsed`: its time has run out, and its opponents may claim. `stand_in`: the level of the house
    bot that plays until its player is back. `wants_pause`: it has asked for a pause."""

    seat: int
    bank: int | None
    is_resting: bool
    away_until: datetime | None
    has_lapsed: bool
    stand_in: str | None
    wants_pause: bool


@dataclass(frozen=True, slots=True)
class Note:
    """What a player has written to itself."""

    text: str
    written_at: datetime | None


@dataclass(frozen=True, slots=True)
class StandingChoice:
    """A choice made in advance, for when the seat may do something of this kind (the type of an action). `actions` are
    JSON data."""

    kind: str
    actions: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Standing:
    """All that a seat has chosen in advance, in order of preference."""

    choices: tuple[StandingChoice, ...]


@dataclass(frozen=True, slots=True)
class Vacation:
    """A time in which a player's clocks stand still."""

    id: str
    starts_at: datetime
    ends_at: datetime


@dataclass(frozen=True, slots=True)
class Vacations:
    """A player's vacations of this year and later, in order, and whole days left of this year's budget."""

    vacations: tuple[Vacation, ...]
    days_left: int
    now: datetime


@dataclass(frozen=True, slots=True)
class Match:
    """What everybody who may see the match may know of it. `my_seats` are the caller's; `join_code` is for who opened
    the match and for those who sit in it."""

    id: str
    game: str
    rules_version: int
    options: Mapping[str, Any]
    status: MatchStatus
    access: Access
    join_code: str | None
    start: Start
    time_limit: TimeLimit | None
    time_control: TimeControl | None
    times: tuple[SeatTime, ...]
    is_paused: bool
    is_sandbox: bool
    commitment: str
    opened_by: Player | None
    rematch_of: str | None
    opened_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    spectators: Spectators
    seats: tuple[Seat, ...]
    asked: tuple[Asked, ...]
    outcome: Outcome | None
    my_seats: tuple[int, ...]
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A part of a list of matches. `next` is the cursor of the following part; None at the end."""

    matches: tuple[Match, ...]
    next: str | None
    etag: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat kept for a player until it answers or the time is over; `reason` is why it was declined."""

    match: str
    game: str
    seat: int
    player: Player | None
    invited_by: Player | None
    status: InvitationStatus
    otherwise: Otherwise
    reason: str | None
    invited_at: datetime
    expires_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class InvitationPage:
    """A part of a list of pending invitations, the first to expire first."""

    invitations: tuple[Invitation, ...]
    next: str | None
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class PoolEntry:
    """A player waits for others who want the same; `match` is the one that they got."""

    id: str
    game: str
    options: Mapping[str, Any]
    seats: int
    time_limit: TimeLimit
    rating_low: int | None
    rating_high: int | None
    status: EntryStatus
    match: str | None
    entered_at: datetime
    expires_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class PoolPage:
    """A part of the list of a player's entries, newest first."""

    entries: tuple[PoolEntry, ...]
    next: str | None
    etag: str


@dataclass(frozen=True, slots=True)
class SeenMatch:
    """A running or finished match as one viewer sees it. `sequence` is the number of the viewer's latest event."""

    match: str
    game: str
    viewer: int | None
    sequence: int
    status: MatchStatus
    view: View
    asked: tuple[Asked, ...]
    outcome: Outcome | None
    etag: str
    now: datetime


# Decisions


@dataclass(frozen=True, slots=True)
class Receipt:
    """The stored record of a choice made. `first_event` to `last_event` are the seat's own events that it caused,
    `next_decision` the seat's decision that was open after it; None while it is sealed or where there is none."""

    match: str
    seat: int
    decision: int
    status: Literal["sealed", "closed"]
    actions: tuple[Action, ...]
    maker: Maker
    made_at: datetime
    first_event: int | None
    last_event: int | None
    next_decision: int | None


@dataclass(frozen=True, slots=True)
class Decision:
    """A point at which a seat must choose, as that seat sees it. `legal_actions` are given while it is open or sealed:
    of a private turn those of its first step. `current` is the number of the seat's open or sealed decision."""

    match: str
    game: str
    seat: int
    number: int
    status: DecisionStatus
    mode: Mode
    is_private: bool
    legal_actions: tuple[Action, ...]
    opened_at: datetime
    deadline: datetime | None
    seconds_left: int | None
    receipt: Receipt | None
    current: int | None
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class OpenDecision:
    """One line of 'where is it my turn': no legal actions, to be cheap across many matches."""

    match: str
    game: str
    seat: int
    number: int
    opened_at: datetime
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class OpenDecisions:
    """A part of the list of the caller's open decisions, the most urgent first: those with a deadline, then the
    oldest."""

    decisions: tuple[OpenDecision, ...]
    next: str | None
    etag: str
    now: datetime


@dataclass(frozen=True, slots=True)
class Preview:
    """What would follow from these actions, as far as the seat can know. `view` and `next_actions` are what the seat
    would see and could do after them; where they bring something new, `brings_news` is true and both are withheld.
    `is_whole` says whether they may be sent as the choice."""

    actions: tuple[Action, ...]
    view: View | None
    next_actions: tuple[Action, ...]
    brings_news: bool
    is_whole: bool


# Events


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event of one viewer's sequence: what everybody was told, what only this viewer was told, and in words."""

    number: int
    at: datetime
    public: Event | None
    own: Event | None
    texts: tuple[Text, ...]
    english: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EventPage:
    """Events after a number, oldest first. `last` is the number to go on from; `has_more`: there are more now."""

    match: str
    viewer: int | None
    events: tuple[SeenEvent, ...]
    last: int
    has_more: bool
    is_over: bool


# Feeds


Topic = Literal[
    "match.invited",
    "invitation.ended",
    "match.started",
    "match.turn",
    "match.turn-again",
    "match.over",
    "match.cancelled",
    "seat.taken",
    "seat.left",
    "seat.timed-out",
]
"""`match.turn`: it is your turn now; `match.turn-again`: it still is, and you are asked anew."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a player was told: thin, with nothing of what is hidden in a match. `player` is who did it."""

    number: int
    at: datetime
    topic: Topic
    match: str | None
    game: str | None
    seat: int | None
    decision: int | None
    deadline: str | None
    player: str | None


@dataclass(frozen=True, slots=True)
class NoticePage:
    """Notices after a number, oldest first; `is_gap`: some of them are not kept any more."""

    notices: tuple[Notice, ...]
    last: int
    has_more: bool
    is_gap: bool


# Webhooks


WebhookStatus = Literal["active", "paused", "gone"]
"""`gone`: its address answered 410, and nothing more is sent there."""
DeliveryStatus = Literal["pending", "delivered", "failed"]


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where its owner is told by HTTP. `is_shared`: whoever else has a webhook at this URL, each fact goes there once.
    The secret before the last signs too until `old_secret_until`."""

    id: str
    url: str
    topics: tuple[str, ...]
    is_shared: bool
    status: WebhookStatus
    old_secret_until: datetime | None
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Attempt:
    """One time that a delivery was sent: the status of the answer, or why there was none."""

    number: int
    at: datetime
    answered: int | None
    error: str | None
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Delivery:
    """What is or was sent to a webhook; `due_at`: when it is sent next. `log` is given for a single one."""

    id: str
    topic: str
    body: str
    status: DeliveryStatus
    attempts: int
    due_at: datetime | None
    created_at: datetime
    ended_at: datetime | None
    log: tuple[Attempt, ...]


@dataclass(frozen=True, slots=True)
class DeliveryPage:
    """A part of a webhook's log, newest first. `next` is the cursor of the following part; None at the end."""

    deliveries: tuple[Delivery, ...]
    next: str | None


# Requests that must not happen twice


@dataclass(frozen=True, slots=True)
class Claim:
    """An idempotency key in its scope (the player's id, or empty before there is one), and what it was sent with.
    `secret` is something that only the sender knows: it encrypts what of the answer is secret."""

    scope: str
    key: str
    fingerprint: str
    secret: str = ""


@dataclass(frozen=True, slots=True)
class Made:
    """The answer to a creating request. `secrets` are parts of it that are never stored in clear."""

    body: Mapping[str, Any]
    secrets: Mapping[str, Any] = field(default_factory=dict)
    is_repeated: bool = False


# Running the house


@dataclass(frozen=True, slots=True)
class Readiness:
    """Whether requests can be served now, and if not what is missing, by part."""

    is_ready: bool
    parts: Mapping[str, str]
