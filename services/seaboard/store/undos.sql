-- name: save_undo
-- What the match was before its last choice.
insert into undos (match_id, entry, seat, number, events, deadline, clock, state)
values (%(match)s, %(entry)s, %(seat)s, %(number)s, %(events)s, %(deadline)s, %(clock)s::jsonb, %(state)s)
on conflict (match_id) do update set entry = excluded.entry, seat = excluded.seat, number = excluded.number,
    events = excluded.events, deadline = excluded.deadline, clock = excluded.clock, state = excluded.state;

-- name: take_undo
-- What the match was before its last choice, if that was an entry of the log; it is used up.
delete from undos where match_id = %(match)s and entry = %(entry)s
returning entry, seat, number, events, deadline, clock, state;

-- name: drop_choice
-- The last entry of the log was taken back.
delete from choices where match_id = %(match)s and entry = %(entry)s;
