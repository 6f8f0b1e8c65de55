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

-- name: read_due
-- What there is to send now, by where it waits, and seconds until the next row of the outbox is due; null when there is none.
select
    exists (select from outbox where kind = 'wake' and due_at <= clock_timestamp()) as wakes,
    exists (select from outbox where kind = 'bot' and due_at <= clock_timestamp()) as bots,
    exists (select from news) as news,
    exists (select from deliveries where status = 'pending' and due_at <= clock_timestamp()) as parcels,
    exists (select from mailboxes where due_at <= clock_timestamp() and coalesce(busy_until <= clock_timestamp(), true)) as letters,
    (select extract(epoch from min(due_at) - clock_timestamp())::float8 from outbox) as next_due;

-- name: wait_for_no_disk
-- Whether this transaction is lost with the server's memory: what it sent is sent again then, which changes nothing.
select set_config('synchronous_commit', 'off', true);

-- name: announce
-- Wake those that listen; heard when this transaction is committed. Only the relay does this: it makes commits queue.
select pg_notify(%(channel)s, %(message)s);
