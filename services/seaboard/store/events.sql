-- name: read_events
-- One viewer's events after a number: the public part, and of the own parts only the viewer's.
select numbers[%(slot)s] as number, at, public, own -> %(key)s as own
from events
where match_id = %(match)s and event > %(after)s and numbers[%(slot)s] > %(after)s
order by event limit %(limit)s;
