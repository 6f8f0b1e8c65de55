-- name: claim_key
-- Take an idempotency key; if another transaction has it in hand, wait for that one. No row: it is taken.
insert into idempotency_keys (scope, hash, fingerprint) values (%(scope)s, %(hash)s, %(fingerprint)s)
on conflict do nothing returning true;

-- name: read_key
-- What was answered under a key.
select fingerprint, body, sealed from idempotency_keys where scope = %(scope)s and hash = %(hash)s;

-- name: keep_answer
-- The answer to a request, its secrets sealed.
update idempotency_keys set body = %(body)s::jsonb, sealed = %(sealed)s where scope = %(scope)s and hash = %(hash)s;

-- name: keep_end
-- The answer to a request that ended something, in place of that to an earlier one.
insert into idempotency_keys (scope, hash, fingerprint, body) values (%(scope)s, %(hash)s, %(fingerprint)s, %(body)s::jsonb)
on conflict (scope, hash) do update set fingerprint = excluded.fingerprint, body = excluded.body, created_at = now();

-- name: drop_old_keys
-- Keys are kept for a day.
delete from idempotency_keys where created_at < now() - interval '1 day';
