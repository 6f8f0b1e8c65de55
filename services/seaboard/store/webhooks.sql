-- name: queue_for_a_webhook
-- One owner's webhooks are counted by one transaction at a time.
select pg_advisory_xact_lock(hashtextextended(%(owner)s, 1));

-- name: add_webhook
-- A new webhook; no row if the owner has all that it may have.
insert into webhooks (id, owner_id, url, topics, is_shared, status, secret, created_at)
select %(id)s, %(owner)s, %(url)s, %(topics)s, %(is_shared)s, 'active', %(secret)s, clock_timestamp()
where (select count(*) from webhooks where owner_id = %(owner)s) < %(most)s
returning id::text, owner_id::text, url, topics, is_shared, status, secret, old_secret, old_secret_until, failing_since, created_at;

-- name: list_webhooks
-- An owner's webhooks, oldest first.
select id::text, owner_id::text, url, topics, is_shared, status, secret, old_secret, old_secret_until, failing_since, created_at
from webhooks where owner_id = %(owner)s order by webhooks.id;

-- name: find_webhook
-- One of an owner's webhooks.
select id::text, owner_id::text, url, topics, is_shared, status, secret, old_secret, old_secret_until, failing_since, created_at
from webhooks where id = %(id)s and owner_id = %(owner)s;

-- name: change_webhook
-- What it is now; what waits is sent at once where it is active again.
update webhooks set url = %(url)s, topics = %(topics)s, is_shared = %(is_shared)s, status = %(status)s, failing_since = null
where id = %(id)s and owner_id = %(owner)s
returning id::text, owner_id::text, url, topics, is_shared, status, secret, old_secret, old_secret_until, failing_since, created_at;

-- name: change_secret
-- A new secret; the one before it is good for a while longer.
update webhooks set secret = %(secret)s, old_secret = secret, old_secret_until = clock_timestamp() + make_interval(hours => %(hours)s)
where id = %(id)s and owner_id = %(owner)s
returning id::text, owner_id::text, url, topics, is_shared, status, secret, old_secret, old_secret_until, failing_since, created_at;

-- name: remove_webhook
-- Gone with all its deliveries.
delete from webhooks where id = %(id)s and owner_id = %(owner)s returning true;

-- name: find_listeners
-- The active webhooks of these players, and of the apps that brought them.
select w.id::text, w.url, w.topics, w.is_shared, p.id::text as player_id
from players p join webhooks w on w.owner_id in (p.id, p.tenant_id) and w.status = 'active'
where p.id = any(%(players)s::uuid[]) order by w.id;

-- name: add_deliveries
-- What is to be sent; a fact that a webhook has already, or that its shared address has, is not sent again.
insert into deliveries (id, webhook_id, fact, shared_url, topic, body, status, due_at, created_at)
select id, webhook_id, fact, shared_url, topic, body, 'pending', clock_timestamp(), clock_timestamp()
from jsonb_to_recordset(%(rows)s::jsonb) as row (id uuid, webhook_id uuid, fact uuid, shared_url text, topic text, body text)
on conflict do nothing;

-- name: take_due
-- Deliveries that are due; each is due again after a while, should the job be lost.
update deliveries set due_at = clock_timestamp() + make_interval(secs => %(seconds)s)
where id in (
    select d.id from deliveries d join webhooks w on w.id = d.webhook_id and w.status = 'active'
    where d.status = 'pending' and d.due_at <= clock_timestamp() order by d.due_at limit %(limit)s for update of d skip locked
) returning id::text, attempts;

-- name: begin_attempt
-- The next attempt at a delivery, for the one job that has it; no row for a job that is late or doubled.
update deliveries d set attempts = d.attempts + 1, tries = d.tries + 1
from webhooks w
where d.id = %(id)s and d.attempts = %(attempts)s and d.status = 'pending' and w.id = d.webhook_id and w.status = 'active'
returning d.id::text, d.webhook_id::text, d.topic, d.body, d.attempts, d.tries, w.url, w.secret,
    case when w.old_secret_until > clock_timestamp() then w.old_secret end as old_secret, clock_timestamp() as now;

-- name: note_attempt
-- What came of an attempt.
insert into attempts (delivery_id, number, at, answered, error, milliseconds)
values (%(id)s, %(number)s, %(at)s, %(answered)s, %(error)s, %(milliseconds)s);

-- name: end_delivery
-- It arrived, or is given up.
update deliveries set status = %(status)s, due_at = null, ended_at = clock_timestamp()
where id = %(id)s and attempts = %(attempts)s and status = 'pending';

-- name: delay_delivery
-- It is sent again after so many seconds.
update deliveries set due_at = clock_timestamp() + make_interval(secs => %(seconds)s)
where id = %(id)s and attempts = %(attempts)s and status = 'pending';

-- name: note_success
-- What is sent there is taken.
update webhooks set failing_since = null where id = %(webhook)s and failing_since is not null;

-- name: note_failure
-- Since when nothing is taken there.
update webhooks set failing_since = %(at)s where id = %(webhook)s and failing_since is null;

-- name: close_webhook
-- Nothing more is sent there: it says that it is gone, or took nothing for days. No row: it was closed before.
with closed as (
    update webhooks set status = %(status)s where id = %(webhook)s and status in ('active', 'paused') returning owner_id
), ended as (
    update deliveries set status = 'failed', due_at = null, ended_at = clock_timestamp()
    where webhook_id = %(webhook)s and status = 'pending'
)
select owner_id::text from closed;

-- name: has_failed_for
-- Whether nothing has been taken there for so many days.
select failing_since <= %(at)s - make_interval(days => %(days)s) from webhooks where id = %(webhook)s;

-- name: list_deliveries
-- What is or was sent to a webhook, newest first.
select id::text, topic, body, status, attempts, due_at, created_at, ended_at
from deliveries where webhook_id = %(webhook)s and id < %(cursor)s::uuid order by deliveries.id desc limit %(limit)s;

-- name: find_delivery
-- One of them.
select id::text, topic, body, status, attempts, due_at, created_at, ended_at
from deliveries where webhook_id = %(webhook)s and id = %(id)s;

-- name: read_attempts
-- How often it was sent, and what came of it.
select number, at, answered, error, milliseconds from attempts where delivery_id = %(id)s order by number;

-- name: begin_again
-- It is sent at once, and again as if it were new.
update deliveries set status = 'pending', tries = 0, due_at = clock_timestamp(), ended_at = null where webhook_id = %(webhook)s and id = %(id)s
returning id::text, topic, body, status, attempts, due_at, created_at, ended_at;

-- name: drop_old_deliveries
-- Deliveries are kept for so many days.
delete from deliveries where created_at < now() - make_interval(days => %(days)s);
