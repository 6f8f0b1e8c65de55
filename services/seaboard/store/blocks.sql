-- name: add_block
-- A player wants nothing to do with another; since when.
insert into blocks (player_id, blocked_id) values (%(player)s, %(blocked)s)
on conflict (player_id, blocked_id) do update set created_at = blocks.created_at
returning created_at;

-- name: drop_block
-- It is all right again. No row: it was.
delete from blocks where player_id = %(player)s and blocked_id = %(blocked)s returning true;

-- name: list_blocks
-- A page of those whom a player blocks, the newest accounts first.
select p.id::text, p.name, p.is_bot, p.created_at, b.created_at as blocked_at
from (
    select blocked_id, created_at from blocks where player_id = %(player)s and blocked_id < %(cursor)s::uuid
    order by blocked_id desc limit %(limit)s
) b cross join lateral (select id, name, is_bot, created_at from players where id = b.blocked_id offset 0) p
order by b.blocked_id desc;

-- name: find_pairs
-- Who of these blocks whom of these.
select player_id::text as player, blocked_id::text as blocked from blocks
where player_id = any(%(players)s::uuid[]) and blocked_id = any(%(players)s::uuid[]);

-- name: is_blocked_by_any
-- Whether any of these wants nothing to do with the player.
select exists (select from blocks where blocked_id = %(player)s and player_id = any(%(others)s::uuid[]));
