-- migrate:up

-- What a match was before its last choice, where that may be taken back. It holds only as long as the log ends with
-- `entry`, so that nothing has to be done when the match goes on.
create table undos (
    match_id uuid primary key references matches on delete cascade,
    entry integer not null,
    seat smallint not null,
    number integer not null,
    events integer not null,
    deadline timestamptz,
    clock jsonb,
    state bytea not null
);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
