-- migrate:up

-- What is to be told to a player, written with what it tells of. The relay numbers it once it is committed; a row is gone
-- when it was told. Rows of one `fact` tell several players the same.
create table news (
    id bigint generated always as identity primary key,
    player_id uuid not null,
    fact uuid not null,
    topic text not null,
    match_id uuid,
    content jsonb not null
);

-- The number of each player's latest notice.
create table feeds (
    player_id uuid primary key references players on delete cascade,
    last bigint not null
);

-- What each player was told across all its matches, numbered from 1 without a gap; old ones are thrown away.
create table notices (
    player_id uuid not null references players on delete cascade,
    number bigint not null,
    at timestamptz not null,
    fact uuid not null,
    topic text not null,
    match_id uuid,
    content jsonb not null,
    primary key (player_id, number)
);
create index notices_by_age on notices (at);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
