-- name: add_mail
-- What is to be sent once this transaction has been committed.
insert into outbox (kind, match_id, seat, number, due_at)
select kind, match_id, seat, number, due_at
from jsonb_to_recordset(%(rows)s::jsonb) as row (kind text, match_id uuid, seat smallint, number integer, due_at timestamptz);

-- name: take_mail
-- Rows of a kind that are due and that no other relay has in hand; they are gone when this transaction is committed.
delete from outbox where id in (
    select id from outbox where kind = %(kind)s and due_at <= clock_timestamp() order by due_at, id limit %(limit)s for update skip locked
) returning kind, match_id::text, seat, number, due_at;

-- name: read_next_due
-- Seconds until the next row is due; null when there is none.
select extract(epoch from min(due_at) - clock_timestamp())::float8 from outbox;

-- name: announce
-- Wake those that listen; heard when this transaction is committed. Only the relay does this: it makes commits queue.
select pg_notify(%(channel)s, %(message)s);
