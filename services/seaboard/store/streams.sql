-- name: queue_for_a_stream
-- One token's streams are counted by one transaction at a time.
select pg_advisory_xact_lock(hashtextextended(%(token)s, 0));

-- name: open_stream
-- A place among the token's streams; no row if it has all that it may have. Those that went silent do not count.
insert into streams (id, token_id, seen_at)
select %(id)s, %(token)s, clock_timestamp()
where (
    select count(*) from streams
    where token_id = %(token)s and seen_at > clock_timestamp() - make_interval(secs => %(silence)s)
) < %(most)s
returning true;

-- name: keep_streams
-- These streams are still read; no row for one whose token is no longer good.
with good as (
    select given.id, given.token_id
    from unnest(%(ids)s::uuid[], %(tokens)s::uuid[]) as given (id, token_id)
    join access_tokens t on t.id = given.token_id
    where t.revoked_at is null and (t.expires_at is null or t.expires_at > clock_timestamp())
), kept as (
    insert into streams (id, token_id, seen_at) select id, token_id, clock_timestamp() from good order by id
    on conflict (id) do update set seen_at = excluded.seen_at
)
select id::text from good;

-- name: close_stream
-- Its place is free.
delete from streams where id = %(id)s;

-- name: forget_streams
-- Streams whose process died.
delete from streams where seen_at < clock_timestamp() - make_interval(secs => %(silence)s);
