-- name: add_player
-- A new account.
insert into players (id, name, is_bot, created_at)
values (%(id)s, %(name)s, %(is_bot)s, clock_timestamp())
returning id::text, name, is_bot, created_at;

-- name: find_players
-- Players by their ids.
select id::text, name, is_bot, created_at from players where id = any(%(ids)s::uuid[]);
