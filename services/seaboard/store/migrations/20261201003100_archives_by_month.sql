-- migrate:up

-- Long, where there are many, but nobody waits for it.
alter table archives validate constraint archived_before;

-- A moment: no row is moved.
set local lock_timeout = '4s';
lock table archives in access exclusive mode;
alter table archives rename to archives_before;
alter table archives_before rename constraint archives_pkey to archives_before_pkey;
alter index names_archived rename to names_archived_before;

-- Finished matches in one row each, as before, in a table for each month in which matches were opened. What has no month lies in
-- `archives_rest`: so nothing fails for want of one.
create table archives (
    match_id uuid primary key,
    content bytea not null,
    names text[] not null
) partition by range (match_id);
alter table archives alter column content set storage external;
create index names_archived on archives using gin (names);
create table archives_rest partition of archives default;

do $$
declare
    bound uuid := (
        select substring(pg_get_constraintdef(oid) from '''([0-9a-f-]{36})''') from pg_constraint
        where conrelid = 'archives_before'::regclass and conname = 'archived_before'
    );
begin
    if exists (select from archives_before) then
        execute format('alter table archives attach partition archives_before for values from (minvalue) to (%L)', bound);
        alter table archives_before drop constraint archived_before;
    else
        drop table archives_before;
    end if;
end $$;

-- The tables in which archives lie: from which id on (null: from the first) and up to which (null: all that have no other).
create view archive_tables as
select id, name, (regexp_match(bounds, 'FROM \(''([0-9a-f-]+)'))[1]::uuid as low,
    (regexp_match(bounds, 'TO \(''([0-9a-f-]+)'))[1]::uuid as high
from (
    select c.oid as id, c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'archives'::regclass
) tables;

-- A table for the archives of a month, unless they have one. What lay in the rest moves there. Whether it is new.
create function add_month_of_archives(month date) returns boolean language plpgsql as $$
declare
    first_id uuid := first_id_of(month);
    end_id uuid := first_id_of((month + interval '1 month')::date);
    made text := 'archives_' || to_char(month, 'YYYY_MM');
begin
    perform pg_advisory_xact_lock(hashtextextended('seaboard archives by month', 0));
    if exists (select from archive_tables where high > first_id and (low is null or low < end_id)) then
        return false;
    end if;
    execute format('create table %I (like archives including all)', made);
    lock table archives_rest in access exclusive mode;
    execute format('with moved as (delete from archives_rest where match_id >= %L and match_id < %L returning *)'
        ' insert into %I select * from moved', first_id, end_id, made);
    execute format('alter table archives attach partition %I for values from (%L) to (%L)', made, first_id, end_id);
    return true;
end $$;

-- A table of archives goes, with all that is in it; not the one for what has no other. Whether it was there.
create function drop_archives(dropped text) returns boolean language plpgsql as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('seaboard archives by month', 0));
    if not exists (select from archive_tables where name = dropped and high is not null) then
        return false;
    end if;
    execute format('drop table %I', dropped);
    return true;
end $$;

-- What may be thrown away of matches: those that are over and counted, and that no tournament needs any more.
create view matches_done_with as
select id from matches m
where status in ('finished', 'aborted') and not (is_rated and status = 'finished' and rated_at is null)
    and not exists (
        select from pairings p join tournaments t on t.id = p.tournament_id
        where p.match_id = m.id and t.status in ('entering', 'running')
    );

select add_month_of_archives((date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead))::date)
from generate_series(0, 1) ahead;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
