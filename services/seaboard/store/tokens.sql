-- name: add_token
-- A credential of a player, as its hash.
insert into access_tokens (id, hash, player_id, label, scopes, created_at, expires_at)
values (%(id)s, %(hash)s, %(player)s, %(label)s, %(scopes)s, clock_timestamp(), %(expires_at)s)
returning id::text, label, scopes, created_at, expires_at;

-- name: find_token
-- Who holds a credential that is still good.
select t.id::text as token_id, t.scopes, t.expires_at, p.tenant_id::text as tenant,
    p.id::text, p.name, p.is_bot, p.created_at
from access_tokens t join players p on p.id = t.player_id
where t.hash = %(hash)s and t.revoked_at is null and (t.expires_at is null or t.expires_at > now());

-- name: list_tokens
-- A page of a player's credentials that are still good, the newest first.
select id::text, label, scopes, created_at, expires_at from access_tokens
where player_id = %(player)s and revoked_at is null and (expires_at is null or expires_at > now())
    and id < %(cursor)s::uuid
order by access_tokens.id desc limit %(limit)s;

-- name: count_tokens
-- How many good credentials a player has, while nobody else adds one.
with held as (select id from players where id = %(player)s for no key update)
select count(t.id) from held left join access_tokens t on t.player_id = held.id
    and t.revoked_at is null and (t.expires_at is null or t.expires_at > now());

-- name: revoke_token
-- A credential of a player is good no more. No row: the player has no such one.
update access_tokens set revoked_at = coalesce(revoked_at, now()) where id = %(id)s and player_id = %(player)s returning true;

-- name: drop_dead_tokens
-- Credentials that have been no good for a month.
delete from access_tokens where least(revoked_at, expires_at) < now() - interval '30 days';
