-- migrate:up

-- Which matches count, and when they were counted: once, under their lock.
alter table matches add column is_rated boolean not null default false, add column rated_at timestamptz;
create index matches_to_rate on matches (finished_at, id) where is_rated and status = 'finished' and rated_at is null;

-- Who got up first from a seat is who played it from the start.
alter table sittings add column got_up_at timestamptz not null default now();

-- How strong somebody is held to be. `role` is empty for all roles of a game together. `list` keeps matches against house
-- bots apart; there a level is a competitor like a player. `standing` is what leaderboards go by: a cautious estimate.
create table ratings (
    tenant_id uuid not null references tenants on delete cascade,
    game text not null,
    role text not null,
    list text not null check (list in ('players', 'house')),
    competitor text not null,
    player_id uuid references players on delete cascade,
    mu double precision not null,
    sigma double precision not null check (sigma > 0),
    standing integer not null,
    matches integer not null check (matches >= 0),
    changed_at timestamptz not null,
    primary key (tenant_id, game, role, list, competitor),
    check (competitor = coalesce(player_id::text, competitor))
);
create index leaderboards on ratings (tenant_id, game, role, list, (-standing), competitor) where matches > 0;
create index ratings_of_a_player on ratings (player_id, game, role, list) where player_id is not null;

-- What each match did to the ratings of those who played it.
create table rating_changes (
    id uuid primary key,
    player_id uuid not null references players on delete cascade,
    match_id uuid not null references matches on delete cascade,
    game text not null,
    role text not null,
    list text not null,
    before integer not null,
    after integer not null,
    at timestamptz not null,
    unique (match_id, player_id, role)
);
create index rating_changes_of_a_player on rating_changes (player_id, id);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
