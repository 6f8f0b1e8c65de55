-- migrate:up

-- Those who want to play with whoever comes. `terms` is the same for all that could sit in one match. The range is that
-- of the others' ratings; `rating` is the player's own as it entered, null where it has none: it then fits every range.
create table pool_entries (
    id uuid primary key,
    player_id uuid not null references players on delete cascade,
    terms text not null,
    game text not null,
    options jsonb not null,
    seats smallint not null check (seats > 0),
    limit_seconds integer not null check (limit_seconds > 0),
    limit_policy text not null check (limit_policy in ('forfeit', 'default-action')),
    rating integer,
    rating_low integer,
    rating_high integer,
    status text not null check (status in ('waiting', 'paired', 'cancelled', 'expired')),
    match_id uuid references matches on delete set null,
    entered_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    check ((status = 'waiting') = (ended_at is null))
);
create unique index one_entry_a_player_for_the_same on pool_entries (player_id, terms) where status = 'waiting';
create index pool_in_order on pool_entries (terms, entered_at, id) where status = 'waiting';
create index pool_by_expiry on pool_entries (expires_at) where status = 'waiting';
create index pool_entries_of_a_player on pool_entries (player_id, id);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
