"""Why a request is refused. Each refusal has a stable `code` for machines; its docstring says it to people.

Refusal
├── NotSignedIn              who is asking is not known
│   └── UnknownToken
├── NotFound                 there is none, or none that the caller may know of: both look alike
│   ├── UnknownGame
│   ├── UnknownMatch
│   ├── UnknownSeat
│   ├── UnknownDecision
│   ├── UnknownPlayer
│   ├── UnknownVacation
│   ├── UnknownRoom
│   ├── UnknownMailbox
│   ├── UnknownWebhook
│   ├── UnknownDelivery
│   ├── UnknownAccessToken   the caller has no token of this id
│   ├── UnknownTournament
│   ├── UnknownRound         not yet, perhaps
│   ├── UnknownCode
│   └── UnknownEntry
├── Forbidden                the caller may know of it, but it is not the caller's to do
│   ├── ScopeMissing         `scope` is what the access token lacks
│   ├── NotWelcome           somebody there has blocked the caller
│   ├── NamedByItsApp
│   ├── NotYourSeat
│   ├── NoSandbox
│   ├── NotYourTournament
│   ├── NoLetters
│   ├── NoChat
│   ├── NotYourMatch
│   └── NoSpectators         until the match is over
├── Invalid                  the request itself cannot be meant: `pointer` says where in it, `why` what is wrong
│   ├── BadName
│   ├── BadOptions
│   ├── BadSeats
│   ├── BadPosition
│   ├── BadTimeLimit
│   ├── BadTimeControl
│   ├── BadRest
│   ├── BadVacation
│   ├── BadStanding
│   ├── BadPick
│   ├── BadWait
│   ├── BadChoice
│   ├── BadToken
│   ├── BadRating
│   ├── BadTournament
│   ├── BadCursor
│   ├── BadLine
│   ├── BadAddress
│   ├── BadCode
│   ├── BadWebhook
│   └── BadSpectators
├── Conflict                 not as things stand now
│   ├── NameTaken
│   ├── RenamedLately
│   ├── ChatClosed
│   ├── QuotaReached         `quota` is what the app has reached the end of
│   ├── TooBusy              others kept changing it meanwhile
│   ├── SeatTaken
│   ├── PickTaken
│   ├── AlreadySeated
│   ├── InvitationGone
│   ├── AlreadyWaiting
│   ├── AlreadyPaired
│   ├── KnowsTooMuch
│   ├── GivenUp
│   ├── AlreadyStarted
│   ├── NotStarted
│   ├── EntryClosed
│   ├── TooFewEntrants
│   ├── TournamentOver
│   ├── NotFull
│   ├── MatchOver
│   ├── StillRunning
│   ├── DecisionClosed       `current` points to the seat's open decision
│   ├── DecisionVoid         `current` likewise
│   ├── TooLate              the time for the decision has run out
│   ├── NotLapsed
│   ├── CannotTakeBack
│   ├── NotSandbox
│   ├── NoClock
│   ├── VacationSpent
│   ├── NotSealed
│   ├── TooManyTokens
│   ├── KeyReused
│   └── WebhookInactive
├── TooMany                  the caller has as many as it may: `most` says how many that is
│   ├── TooManyStreams
│   ├── TooManyLines         in a minute
│   ├── TooManyLetters       in a day
│   ├── TooManyWebhooks
│   └── TooManyTournaments
├── IssuerUnreachable        the keys of who signed the token cannot be had now
├── ETagNeeded               a sealed choice is changed only by who has seen it
├── ETagStale                it was changed since
└── IllegalAction            the rules forbid it: `rule` is the id in the rule book, `index` which action
"""

from seaboard.matches.refusals.conflicts import (
    AlreadyPaired as AlreadyPaired,
)
from seaboard.matches.refusals.conflicts import (
    AlreadySeated as AlreadySeated,
)
from seaboard.matches.refusals.conflicts import (
    AlreadyStarted as AlreadyStarted,
)
from seaboard.matches.refusals.conflicts import (
    AlreadyWaiting as AlreadyWaiting,
)
from seaboard.matches.refusals.conflicts import (
    CannotTakeBack as CannotTakeBack,
)
from seaboard.matches.refusals.conflicts import (
    ChatClosed as ChatClosed,
)
from seaboard.matches.refusals.conflicts import (
    DecisionClosed as DecisionClosed,
)
from seaboard.matches.refusals.conflicts import (
    DecisionVoid as DecisionVoid,
)
from seaboard.matches.refusals.conflicts import (
    EntryClosed as EntryClosed,
)
from seaboard.matches.refusals.conflicts import (
    ETagNeeded as ETagNeeded,
)
from seaboard.matches.refusals.conflicts import (
    ETagStale as ETagStale,
)
from seaboard.matches.refusals.conflicts import (
    GivenUp as GivenUp,
)
from seaboard.matches.refusals.conflicts import (
    InvitationGone as InvitationGone,
)
from seaboard.matches.refusals.conflicts import (
    KeyReused as KeyReused,
)
from seaboard.matches.refusals.conflicts import (
    KnowsTooMuch as KnowsTooMuch,
)
from seaboard.matches.refusals.conflicts import (
    MatchOver as MatchOver,
)
from seaboard.matches.refusals.conflicts import (
    NameTaken as NameTaken,
)
from seaboard.matches.refusals.conflicts import (
    NoClock as NoClock,
)
from seaboard.matches.refusals.conflicts import (
    NotFull as NotFull,
)
from seaboard.matches.refusals.conflicts import (
    NotLapsed as NotLapsed,
)
from seaboard.matches.refusals.conflicts import (
    NotSandbox as NotSandbox,
)
from seaboard.matches.refusals.conflicts import (
    NotSealed as NotSealed,
)
from seaboard.matches.refusals.conflicts import (
    NotStarted as NotStarted,
)
from seaboard.matches.refusals.conflicts import (
    PickTaken as PickTaken,
)
from seaboard.matches.refusals.conflicts import (
    QuotaReached as QuotaReached,
)
from seaboard.matches.refusals.conflicts import (
    RenamedLately as RenamedLately,
)
from seaboard.matches.refusals.conflicts import (
    SeatTaken as SeatTaken,
)
from seaboard.matches.refusals.conflicts import (
    StillRunning as StillRunning,
)
from seaboard.matches.refusals.conflicts import (
    TooBusy as TooBusy,
)
from seaboard.matches.refusals.conflicts import (
    TooFewEntrants as TooFewEntrants,
)
from seaboard.matches.refusals.conflicts import (
    TooLate as TooLate,
)
from seaboard.matches.refusals.conflicts import (
    TooManyTokens as TooManyTokens,
)
from seaboard.matches.refusals.conflicts import (
    TournamentOver as TournamentOver,
)
from seaboard.matches.refusals.conflicts import (
    VacationSpent as VacationSpent,
)
from seaboard.matches.refusals.conflicts import (
    WebhookInactive as WebhookInactive,
)
from seaboard.matches.refusals.forbidden import (
    NamedByItsApp as NamedByItsApp,
)
from seaboard.matches.refusals.forbidden import (
    NoChat as NoChat,
)
from seaboard.matches.refusals.forbidden import (
    NoLetters as NoLetters,
)
from seaboard.matches.refusals.forbidden import (
    NoSandbox as NoSandbox,
)
from seaboard.matches.refusals.forbidden import (
    NoSpectators as NoSpectators,
)
from seaboard.matches.refusals.forbidden import (
    NotWelcome as NotWelcome,
)
from seaboard.matches.refusals.forbidden import (
    NotYourMatch as NotYourMatch,
)
from seaboard.matches.refusals.forbidden import (
    NotYourSeat as NotYourSeat,
)
from seaboard.matches.refusals.forbidden import (
    NotYourTournament as NotYourTournament,
)
from seaboard.matches.refusals.forbidden import (
    ScopeMissing as ScopeMissing,
)
from seaboard.matches.refusals.invalid import (
    BadAddress as BadAddress,
)
from seaboard.matches.refusals.invalid import (
    BadChoice as BadChoice,
)
from seaboard.matches.refusals.invalid import (
    BadCode as BadCode,
)
from seaboard.matches.refusals.invalid import (
    BadCursor as BadCursor,
)
from seaboard.matches.refusals.invalid import (
    BadLine as BadLine,
)
from seaboard.matches.refusals.invalid import (
    BadName as BadName,
)
from seaboard.matches.refusals.invalid import (
    BadOptions as BadOptions,
)
from seaboard.matches.refusals.invalid import (
    BadPick as BadPick,
)
from seaboard.matches.refusals.invalid import (
    BadPosition as BadPosition,
)
from seaboard.matches.refusals.invalid import (
    BadRating as BadRating,
)
from seaboard.matches.refusals.invalid import (
    BadRest as BadRest,
)
from seaboard.matches.refusals.invalid import (
    BadSeats as BadSeats,
)
from seaboard.matches.refusals.invalid import (
    BadSpectators as BadSpectators,
)
from seaboard.matches.refusals.invalid import (
    BadStanding as BadStanding,
)
from seaboard.matches.refusals.invalid import (
    BadTimeControl as BadTimeControl,
)
from seaboard.matches.refusals.invalid import (
    BadTimeLimit as BadTimeLimit,
)
from seaboard.matches.refusals.invalid import (
    BadToken as BadToken,
)
from seaboard.matches.refusals.invalid import (
    BadTournament as BadTournament,
)
from seaboard.matches.refusals.invalid import (
    BadVacation as BadVacation,
)
from seaboard.matches.refusals.invalid import (
    BadWait as BadWait,
)
from seaboard.matches.refusals.invalid import (
    BadWebhook as BadWebhook,
)
from seaboard.matches.refusals.kinds import (
    Conflict as Conflict,
)
from seaboard.matches.refusals.kinds import (
    Forbidden as Forbidden,
)
from seaboard.matches.refusals.kinds import (
    Invalid as Invalid,
)
from seaboard.matches.refusals.kinds import (
    NotFound as NotFound,
)
from seaboard.matches.refusals.kinds import (
    NotSignedIn as NotSignedIn,
)
from seaboard.matches.refusals.kinds import (
    Refusal as Refusal,
)
from seaboard.matches.refusals.kinds import (
    TooMany as TooMany,
)
from seaboard.matches.refusals.limits import (
    IssuerUnreachable as IssuerUnreachable,
)
from seaboard.matches.refusals.limits import (
    TooManyLetters as TooManyLetters,
)
from seaboard.matches.refusals.limits import (
    TooManyLines as TooManyLines,
)
from seaboard.matches.refusals.limits import (
    TooManyStreams as TooManyStreams,
)
from seaboard.matches.refusals.limits import (
    TooManyTournaments as TooManyTournaments,
)
from seaboard.matches.refusals.limits import (
    TooManyWebhooks as TooManyWebhooks,
)
from seaboard.matches.refusals.play import (
    IllegalAction as IllegalAction,
)
from seaboard.matches.refusals.unknown import (
    UnknownAccessToken as UnknownAccessToken,
)
from seaboard.matches.refusals.unknown import (
    UnknownCode as UnknownCode,
)
from seaboard.matches.refusals.unknown import (
    UnknownDecision as UnknownDecision,
)
from seaboard.matches.refusals.unknown import (
    UnknownDelivery as UnknownDelivery,
)
from seaboard.matches.refusals.unknown import (
    UnknownEntry as UnknownEntry,
)
from seaboard.matches.refusals.unknown import (
    UnknownGame as UnknownGame,
)
from seaboard.matches.refusals.unknown import (
    UnknownMailbox as UnknownMailbox,
)
from seaboard.matches.refusals.unknown import (
    UnknownMatch as UnknownMatch,
)
from seaboard.matches.refusals.unknown import (
    UnknownPlayer as UnknownPlayer,
)
from seaboard.matches.refusals.unknown import (
    UnknownRoom as UnknownRoom,
)
from seaboard.matches.refusals.unknown import (
    UnknownRound as UnknownRound,
)
from seaboard.matches.refusals.unknown import (
    UnknownSeat as UnknownSeat,
)
from seaboard.matches.refusals.unknown import (
    UnknownToken as UnknownToken,
)
from seaboard.matches.refusals.unknown import (
    UnknownTournament as UnknownTournament,
)
from seaboard.matches.refusals.unknown import (
    UnknownVacation as UnknownVacation,
)
from seaboard.matches.refusals.unknown import (
    UnknownWebhook as UnknownWebhook,
)
