-- name: add_events
-- What a step told, each with its number in every viewer's sequence.
insert into events (match_id, event, numbers, at, public, own)
select %(match)s, event, numbers, %(at)s, public, own
from jsonb_to_recordset(%(rows)s::jsonb) as row (event integer, numbers integer[], public jsonb, own jsonb);

-- name: read_events
-- One viewer's events after a number: the public part, and of the own parts only the viewer's.
select numbers[%(slot)s] as number, at, public, own -> %(key)s as own
from events
where match_id = %(match)s and event > %(after)s and numbers[%(slot)s] > %(after)s
order by event limit %(limit)s;
