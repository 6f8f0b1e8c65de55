-- migrate:up

-- How far a player has read what its seat was told, as it said last: the number of an event of the seat's sequence.
create table glances (
    match_id uuid not null references matches on delete cascade,
    player_id uuid not null references players on delete cascade,
    number integer not null,
    primary key (match_id, player_id)
);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
