-- name: take_match
-- The match that ended first of those that ended so many days ago, locked; one that another process is at is passed over.
select id::text from matches
where status = 'finished' and archived_at is null and finished_at < clock_timestamp() - make_interval(days => %(days)s)
order by finished_at limit 1 for update skip locked;

-- name: read_rows
-- All that will stand in the archive, as JSON in text. Whoever changes a name waits, and then finds it in the archive.
with told as (
    select event, numbers, at, public, own from events where match_id = %(match)s for update
)
select jsonb_build_object(
    'events', (select coalesce(jsonb_agg(to_jsonb(told) order by told.event), '[]') from told),
    'decisions', (
        select coalesce(jsonb_agg(to_jsonb(d) - 'hired_at' order by d.seat, d.number), '[]')
        from decisions d where d.match_id = %(match)s
    ),
    'choices', (
        select coalesce(jsonb_agg(to_jsonb(c) - 'match_id' order by c.entry), '[]') from choices c where c.match_id = %(match)s
    )
)::text;

-- name: add_archive
-- The archive in place of the rows.
with added as (
    insert into archives (match_id, content, names) values (%(match)s, %(content)s, %(names)s)
), noted as (
    update matches set archived_at = clock_timestamp() where id = %(match)s
), without_events as (
    delete from events where match_id = %(match)s
), without_decisions as (
    delete from decisions where match_id = %(match)s
), without_choices as (
    delete from choices where match_id = %(match)s
)
delete from undos where match_id = %(match)s;

-- name: read_archive
-- What is kept of a match, packed.
select content from archives where match_id = %(match)s;

-- name: lock_archives_that_name
-- The archives of a tenant's matches in which this name is told.
select a.match_id::text, a.content from archives a join matches m on m.id = a.match_id
where a.names @> array[%(name)s::text] and m.tenant_id = %(tenant)s
order by a.match_id for update of a;

-- name: change_archive
-- An archive with another name in it.
update archives set content = %(content)s, names = %(names)s where match_id = %(match)s;
