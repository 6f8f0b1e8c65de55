-- migrate:up

-- A person or a program with an account.
create table players (
    id uuid primary key,
    name text not null,
    is_bot boolean not null,
    created_at timestamptz not null default now()
);

-- Credentials, hashed: what a caller shows is kept nowhere.
create table access_tokens (
    id uuid primary key,
    hash bytea not null unique,
    player_id uuid not null references players on delete cascade,
    label text not null default '',
    scopes text[] not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    revoked_at timestamptz
);
create index access_tokens_of_a_player on access_tokens (player_id);

-- One contest. The row's lock is the match's lock; `seed` and `state` are the whole truth and leave the service never
-- and only as views. `sequences` are the numbers of each viewer's latest event (the spectator's, then each seat's),
-- `numbers` those of each seat's latest decision.
create table matches (
    id uuid primary key,
    game text not null,
    rules_version integer not null,
    options jsonb not null,
    seed bytea not null,
    nonces bytea[] not null default '{}',
    commitment text not null,
    access text not null check (access in ('public', 'private')),
    join_code text,
    start text not null check (start in ('full', 'call')),
    limit_seconds integer check (limit_seconds > 0),
    limit_policy text check (limit_policy in ('forfeit', 'default-action')),
    opened_by uuid references players on delete set null,
    opened_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    status text not null check (status in ('open', 'running', 'finished', 'aborted')),
    state bytea,
    sequences integer[] not null,
    numbers integer[] not null,
    last_event integer not null default 0,
    last_choice integer not null default 0,
    outcome jsonb,
    check ((limit_seconds is null) = (limit_policy is null))
) with (fillfactor = 50);
create index matches_by_status on matches (status, id);
create index matches_by_game on matches (game, id);
create index matches_by_opener on matches (opened_by, id);

-- The places of a match and who holds them.
create table seats (
    match_id uuid not null references matches on delete cascade,
    number smallint not null,
    status text not null check (status in ('open', 'invited', 'taken', 'house')),
    player_id uuid references players on delete set null,
    level text,
    pick text,
    roles text[] not null,
    has_left boolean not null default false,
    primary key (match_id, number)
);
create unique index one_seat_a_player on seats (player_id, match_id) where player_id is not null;
create unique index one_seat_a_pick on seats (match_id, pick) where pick is not null;

-- Points at which a seat must choose, numbered per seat from 1, with the receipt of what was chosen.
-- `has_chosen` is what the others know of a sealed choice, or of a seat of an `any` turn that has done its part and may
-- still change it; `prepared` is a house bot's answer that is not due yet, and
-- `hired_at` the last time that a bot was sent for.
create table decisions (
    match_id uuid not null references matches on delete cascade,
    seat smallint not null,
    number integer not null,
    status text not null check (status in ('open', 'sealed', 'closed', 'void')),
    mode text not null check (mode in ('one', 'any', 'all')),
    is_private boolean not null,
    is_house boolean not null,
    opened_at timestamptz not null,
    deadline timestamptz,
    revision integer not null,
    has_chosen boolean not null,
    actions jsonb,
    maker text check (maker in ('seat', 'clock', 'conditional', 'house')),
    made_at timestamptz,
    first_event integer,
    last_event integer,
    next_decision integer,
    prepared jsonb,
    hired_at timestamptz not null,
    primary key (match_id, seat, number)
) with (fillfactor = 80);
create unique index one_pending_decision_a_seat on decisions (match_id, seat) where status in ('open', 'sealed');
create index decisions_for_the_house on decisions (opened_at) where status = 'open' and is_house;

-- What was chosen, in order: with the seed, all that a replay needs. A revealed set is one entry.
create table choices (
    match_id uuid not null references matches on delete cascade,
    entry integer not null,
    kind text not null check (kind in ('chosen', 'revealed', 'left')),
    seat smallint,
    content jsonb not null,
    maker text,
    made_at timestamptz not null,
    primary key (match_id, entry)
);

-- What was told, split at birth: one row an event, with its number in each viewer's sequence (null: it learns nothing).
-- A viewer's number is never greater than the event's own, so a reader finds its place by the primary key.
create table events (
    match_id uuid not null references matches on delete cascade,
    event integer not null,
    numbers integer[] not null,
    at timestamptz not null,
    public jsonb,
    own jsonb,
    primary key (match_id, event)
);

-- When a seat's time runs out.
create table deadlines (
    match_id uuid not null references matches on delete cascade,
    seat smallint not null,
    number integer not null,
    due_at timestamptz not null,
    primary key (match_id, seat)
);
create index deadlines_by_time on deadlines (due_at);

-- What is still to be sent, written with what it tells of; a row is gone when it was sent.
create table outbox (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('wake', 'bot')),
    match_id uuid not null,
    seat smallint,
    number integer,
    due_at timestamptz not null
);
create index outbox_by_time on outbox (due_at);

-- Creating requests that may be sent again. Keys are hashed, and no answer holds an access token.
create table idempotency_keys (
    scope text not null,
    hash bytea not null,
    fingerprint text not null,
    body jsonb,
    created_at timestamptz not null default now(),
    primary key (scope, hash)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
