-- migrate:up

-- What those who do not sit in a match may follow while it runs: nothing, all that is public, or that as it was
-- `spectator_delay` public events ago.
alter table matches
    add column spectators text not null default 'live' check (spectators in ('none', 'live', 'delayed')),
    add column spectator_delay integer not null default 0 check ((spectator_delay > 0) = (spectators = 'delayed'));

-- What a spectator saw after each step, by the number of its latest event: kept for delayed matches alone, while they run,
-- and only as far back as somebody may still be shown it.
create table spectacles (
    match_id uuid not null references matches on delete cascade,
    number integer not null,
    view jsonb not null,
    asked jsonb not null,
    primary key (match_id, number)
);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
