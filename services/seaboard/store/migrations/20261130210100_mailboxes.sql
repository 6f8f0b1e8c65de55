-- migrate:up

-- Where a player wants letters (e-mail) about its turns, and how many. Only confirmed ones get any; `code` confirms and `token`
-- unsubscribes: both must be had again to write a letter, so they are sealed. `due_at`: when the next letter is to be written;
-- `busy_until`: until when a job is thought to be at it; `jobs` counts those, `letters` what was sent.
create table mailboxes (
    player_id uuid primary key references players on delete cascade,
    id uuid not null unique,
    address text not null,
    turns text not null check (turns in ('each', 'hourly', 'daily', 'off')),
    status text not null check (status in ('unconfirmed', 'confirmed', 'refused')),
    code bytea,
    code_until timestamptz,
    misses integer not null default 0,
    token bytea not null,
    token_hash bytea not null unique,
    due_at timestamptz,
    busy_until timestamptz,
    jobs integer not null default 0,
    failures integer not null default 0,
    letters integer not null default 0,
    sent_at timestamptz
);
create index mailboxes_by_time on mailboxes (due_at) where due_at is not null;

-- Turns of which a player is still to be told by letter. Whether they are still turns is looked up when the letter is written.
create table turn_calls (
    player_id uuid not null references mailboxes on delete cascade,
    match_id uuid not null references matches on delete cascade,
    seat smallint not null,
    number integer not null,
    primary key (player_id, match_id, seat, number)
);

-- Letters that asked strangers to confirm an address, kept for a day so that nobody is sent many. Addresses are hashed.
create table confirmations (
    address_hash bytea not null,
    player_id uuid references players on delete set null,
    at timestamptz not null default now()
);
create index confirmations_of_an_address on confirmations (address_hash);
create index confirmations_of_a_player on confirmations (player_id);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
