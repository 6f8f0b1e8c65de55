-- migrate:up

-- Archives will lie in a table a month of matches (the file after this one). Who waits longer for a lock than others wait for
-- it gives up, and is started again.
set local lock_timeout = '4s';
lock table matches, archives in access exclusive mode;

-- The first id that a match opened in a month can have: the milliseconds of its first moment, by UTC.
create function first_id_of(month date) returns uuid language sql immutable strict as $$
    select (lpad(to_hex((extract(epoch from date_trunc('month', month::timestamp)) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- A foreign key would have `matches` locked whenever a month is added or dropped. An archive still goes with its match, unless
-- whoever deletes says that its month will go as a whole.
alter table archives drop constraint archives_match_id_fkey;
create function drop_archives_too() returns trigger language plpgsql as $$
begin
    delete from archives where match_id in (select id from gone);
    return null;
end $$;
create trigger drop_archives_too after delete on matches referencing old table as gone
    for each statement when (current_setting('seaboard.archives_go_by_month', true) is distinct from 'on')
    execute function drop_archives_too();

-- What is there already will be one part, up to a month that is not here yet. It is told now and checked by the next
-- file, without a lock that anybody notices.
do $$
declare
    newest date := (select to_timestamp(('x' || left(replace(match_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0) at time zone 'UTC'
        from archives order by match_id desc limit 1);
    today date := now() at time zone 'UTC';
begin
    execute format('alter table archives add constraint archived_before check (match_id < %L) not valid',
        first_id_of((greatest(newest, today) + interval '2 months')::date));
end $$;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
