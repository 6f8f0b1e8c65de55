-- name: add_months
-- Tables for the archives of this month's matches and of some months ahead, by UTC; how many of them are new.
select count(*) from generate_series(0, %(ahead)s::integer) as ahead
where add_month_of_archives((date_trunc('month', clock_timestamp() at time zone 'UTC') + make_interval(months => ahead))::date);

-- name: read_month
-- This month, by UTC: its first day.
select date_trunc('month', clock_timestamp() at time zone 'UTC')::date;

-- name: take_time
-- Within this transaction a statement may take as long as it takes.
select set_config('statement_timeout', '0', true);

-- name: count_old
-- What was opened before a month and may be thrown away, and what has to stay.
select
    (select count(*) from matches_done_with where id < first_id_of(%(month)s)) as matches,
    (select count(*) from matches where id < first_id_of(%(month)s)) as all_matches,
    (select count(*) from tournaments where id < first_id_of(%(month)s) and status in ('finished', 'cancelled')) as tournaments;

-- name: list_whole_tables
-- The tables in which archives of older matches lie, and none else.
select id::bigint, name, pg_total_relation_size(id) as size from archive_tables where high <= first_id_of(%(month)s) order by high;

-- name: take_tournaments
-- Some tournaments that were opened before a month and are over, with their tables; how many went.
with gone as (
    delete from tournaments where id in (
        select id from tournaments where id < first_id_of(%(month)s) and status in ('finished', 'cancelled') order by id limit %(limit)s
    ) returning id
) select count(*) from gone;

-- name: lock_old_matches
-- Some matches that were opened before a month, after one of them, and that may be thrown away.
select matches.id::text from matches join matches_done_with done on done.id = matches.id
where matches.id < first_id_of(%(month)s) and matches.id > %(after)s::uuid
order by matches.id limit %(limit)s for update of matches skip locked;

-- name: leave_archives
-- Within this transaction archives do not go with their matches: most of them go as whole tables.
select set_config('seaboard.archives_go_by_month', 'on', true);

-- name: drop_matches
-- Matches and all rows of theirs, but for archives in tables that will go as a whole.
with single as (
    delete from archives where match_id = any(%(matches)s::uuid[]) and tableoid <> all(%(whole)s::oid[])
)
delete from matches where id = any(%(matches)s::uuid[]);

-- name: drop_table
-- A table of archives goes if no match is left of those whose archives lie there; whether it went.
select coalesce((
    select drop_archives(t.name) from archive_tables t
    where t.id = %(table)s::oid and not exists (
        select from matches m where m.archived_at is not null and m.id < t.high and m.id >= coalesce(t.low, '00000000-0000-0000-0000-000000000000')
    )
), false);
