-- name: read_note
-- What a player has written to itself.
select text, written_at from notes where match_id = %(match)s and player_id = %(player)s;

-- name: save_note
-- It writes anew.
insert into notes (match_id, player_id, text, written_at) values (%(match)s, %(player)s, %(text)s, clock_timestamp())
on conflict (match_id, player_id) do update set text = excluded.text, written_at = excluded.written_at
returning text, written_at;

-- name: set_nonces
-- What the seats have added to the match's chance.
update matches set nonces = %(nonces)s where id = %(match)s;

-- name: read_standing
-- What a seat will choose, and whose word that is.
select player_id::text, items from standing_choices where match_id = %(match)s and seat = %(seat)s;

-- name: save_standing
-- A seat will choose this instead.
insert into standing_choices (match_id, seat, player_id, items) values (%(match)s, %(seat)s, %(player)s, %(items)s::jsonb)
on conflict (match_id, seat) do update set player_id = excluded.player_id, items = excluded.items;

-- name: drop_standing
-- A seat will choose nothing by itself any more.
delete from standing_choices where match_id = %(match)s and seat = %(seat)s;

-- name: send_for_standing
-- Of the decisions that were opened, those whose seat may have chosen before are looked at by a worker.
insert into outbox (kind, match_id, seat, number, due_at)
select 'bot', s.match_id, s.seat, fresh.number, clock_timestamp()
from unnest(%(seats)s::smallint[], %(numbers)s::integer[]) as fresh (seat, number)
    join standing_choices s on s.match_id = %(match)s and s.seat = fresh.seat;
