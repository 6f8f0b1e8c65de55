-- migrate:up

-- What a player writes to itself about its seat; nobody else ever sees it.
create table notes (
    match_id uuid not null references matches on delete cascade,
    player_id uuid not null references players on delete cascade,
    text text not null,
    written_at timestamptz not null,
    primary key (match_id, player_id)
);

-- What a player will choose when its seat is asked for it: [{"kind": …, "actions": […]}], in order of preference.
create table standing_choices (
    match_id uuid not null references matches on delete cascade,
    seat smallint not null,
    player_id uuid not null references players on delete cascade,
    items jsonb not null,
    primary key (match_id, seat)
);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
