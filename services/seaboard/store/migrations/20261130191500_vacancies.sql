-- migrate:up

-- Seats of running matches whose player has got up for somebody to go on; if nobody has come until `expires_at`, a house
-- bot of `level` does, or (null) the seat gives up its part.
create table vacancies (
    match_id uuid not null references matches on delete cascade,
    seat smallint not null,
    level text,
    expires_at timestamptz not null,
    primary key (match_id, seat)
);
create index vacancies_by_expiry on vacancies (expires_at);

-- Who has held a seat of a running match, and so knows what it knew: not to sit in another one.
create table sittings (
    match_id uuid not null references matches on delete cascade,
    player_id uuid not null references players on delete cascade,
    seat smallint not null,
    primary key (match_id, player_id)
);
create index sittings_of_a_player on sittings (player_id);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
