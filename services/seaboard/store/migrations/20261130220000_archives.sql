-- migrate:up

-- Finished matches in one row each: their events, decisions and choices as packed JSON, in place of the rows of those
-- tables. `names` are those told in it, to be found when one of them changes or goes.
create table archives (
    match_id uuid primary key references matches on delete cascade,
    content bytea not null,
    names text[] not null
);
alter table archives alter column content set storage external;  -- it is packed already
create index names_archived on archives using gin (names);

alter table matches add archived_at timestamptz;
create index matches_to_archive on matches (finished_at) where status = 'finished' and archived_at is null;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
