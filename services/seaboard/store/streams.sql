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

-- name: keep_stream
-- The stream is still read; no row if its token is no longer good.
with good as (
    select id from access_tokens
    where id = %(token)s and revoked_at is null and (expires_at is null or expires_at > clock_timestamp())
), kept as (
    insert into streams (id, token_id, seen_at) select %(id)s, good.id, clock_timestamp() from good
    on conflict (id) do update set seen_at = excluded.seen_at
)
select true from good;

-- name: close_stream
-- Its place is free.
delete from streams where id = %(id)s;

-- name: forget_streams
-- Streams whose process died.
delete from streams where seen_at < clock_timestamp() - make_interval(secs => %(silence)s);
