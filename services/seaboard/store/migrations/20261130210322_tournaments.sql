-- migrate:up

-- Contests of many matches in rounds. The seed makes lots and matches; it is shown when the tournament is over.
create table tournaments (
    id uuid primary key,
    tenant_id uuid not null references tenants on delete cascade,
    game text not null,
    form text not null check (form in ('round-robin', 'swiss')),
    options jsonb not null,
    control jsonb,
    rounds smallint check (rounds > 0),
    round smallint not null default 0,
    is_rated boolean not null,
    entrants_most smallint not null,
    seed bytea not null,
    commitment text not null,
    status text not null check (status in ('entering', 'running', 'finished', 'cancelled')),
    opened_by uuid references players on delete set null,
    opened_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz
);
create index tournaments_of_a_tenant on tournaments (tenant_id, game, status, id);
create index running_tournaments on tournaments (id) where status = 'running';
create index tournaments_by_opener on tournaments (opened_by) where opened_by is not null;

-- Who plays in a tournament, numbered from 1: a player, or a house bot of a level; a player that was erased is neither.
create table entrants (
    tournament_id uuid not null references tournaments on delete cascade,
    number smallint not null,
    player_id uuid references players on delete set null,
    level text,
    has_withdrawn boolean not null default false,
    primary key (tournament_id, number)
);
create unique index one_entry_a_player on entrants (tournament_id, player_id) where player_id is not null;
create index entrants_by_player on entrants (player_id) where player_id is not null;

-- Who met whom in which round, the first in seat 0. Without a second the first had a bye, worth `bye` half points.
create table pairings (
    tournament_id uuid not null references tournaments on delete cascade,
    round smallint not null,
    board smallint not null,
    first smallint not null,
    second smallint,
    match_id uuid references matches on delete cascade,
    bye smallint not null default 0,
    primary key (tournament_id, round, board),
    check ((second is null) = (match_id is null))
);
create unique index one_pairing_a_match on pairings (match_id) where match_id is not null;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
