-- name: add_player
-- A new account.
insert into players (id, name, is_bot, created_at)
values (%(id)s, %(name)s, %(is_bot)s, clock_timestamp())
returning id::text, name, is_bot, created_at;

-- name: add_token
-- A credential of a player, as its hash.
insert into access_tokens (id, hash, player_id, scopes)
values (%(id)s, %(hash)s, %(player)s, %(scopes)s);

-- name: find_token
-- Who holds a credential that is still good.
select t.id::text as token_id, t.scopes, p.id::text, p.name, p.is_bot, p.created_at
from access_tokens t join players p on p.id = t.player_id
where t.hash = %(hash)s and t.revoked_at is null and (t.expires_at is null or t.expires_at > now());

-- name: find_players
-- Players by their ids.
select id::text, name, is_bot, created_at from players where id = any(%(ids)s::uuid[]);
