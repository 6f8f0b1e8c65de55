-- name: add_player
-- A new account. No row: its name, or its external id, is taken in this tenant.
insert into players (id, tenant_id, external_id, name, name_folded, name_skeleton, is_bot, created_at)
values (%(id)s, %(tenant)s, %(external_id)s, %(name)s, %(folded)s, %(skeleton)s, %(is_bot)s, clock_timestamp())
on conflict do nothing
returning id::text, name, is_bot, created_at;

-- name: find_players
-- Players by their ids, of one tenant or of any.
select id::text, name, is_bot, created_at from players
where id = any(%(ids)s::uuid[]) and (%(tenant)s::uuid is null or tenant_id = %(tenant)s::uuid);

-- name: tenant_of_player
-- Whose player it is.
select tenant_id::text from players where id = %(id)s;

-- name: find_app_player
-- An app's player by the id that it has there.
select id::text, external_id, name, is_bot, created_at from players
where tenant_id = %(tenant)s and external_id = %(external_id)s;

-- name: list_app_players
-- A page of an app's players, the newest first.
select id::text, external_id, name, is_bot, created_at from players
where tenant_id = %(tenant)s and external_id is not null and id < %(cursor)s::uuid
order by players.id desc limit %(limit)s;

-- name: change_player
-- Another name. No row: somebody else of the tenant has it.
update players set name = %(name)s, name_folded = %(folded)s, name_skeleton = %(skeleton)s, is_bot = %(is_bot)s
where id = %(id)s and not exists (
    select from players o where o.tenant_id = %(tenant)s and o.id <> %(id)s
        and (o.name_folded = %(folded)s or o.name_skeleton = %(skeleton)s)
)
returning true;

-- name: was_renamed_lately
-- Whether the player has given itself another name in the last so many hours.
select coalesce(renamed_at > clock_timestamp() - make_interval(hours => %(hours)s), false) from players where id = %(id)s;

-- name: note_renaming
-- The player has given itself another name now.
update players set renamed_at = clock_timestamp() where id = %(id)s;

-- name: tell_names_anew
-- Matches told who sat down, was invited and the like, by name: now by another one.
update events e set public = jsonb_set(e.public, '{name}', to_jsonb(%(after)s::text))
from matches m
where e.public ->> 'name' = %(before)s and e.public ->> 'type' like 'match.%%'
    and m.id = e.match_id and m.tenant_id = %(tenant)s;

-- name: lock_player
-- The player, and nobody can give it a seat until the transaction ends.
select name from players where id = %(id)s for update;

-- name: list_parts
-- What a player has a part in that is not over: seats, and matches that it opened and that have not begun.
select s.match_id::text, m.status, s.number as seat from seats s join matches m on m.id = s.match_id
where s.player_id = %(player)s and (m.status = 'open' or (m.status = 'running' and not s.has_left))
union all
select m.id::text, m.status, null from matches m where m.opened_by = %(player)s and m.status = 'open'
order by 1, 3 nulls first;

-- name: forget_answers
-- Stored answers to creating requests that the player sent, or that tell of it.
delete from idempotency_keys where scope = %(player)s or strpos(body::text, %(player)s) > 0;

-- name: delete_webhooks
-- Where the player was told by HTTP.
delete from webhooks where owner_id = %(player)s;

-- name: delete_player
-- The account, with its tokens; its seats are held by nobody.
delete from players where id = %(player)s;
