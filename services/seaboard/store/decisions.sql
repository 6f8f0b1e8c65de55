-- name: read_pending
-- The open and sealed decisions of some matches.
select match_id::text, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen, actions,
    maker, made_at, first_event, last_event, next_decision, prepared, player_id::text
from decisions where match_id = any(%(matches)s::uuid[]) and status in ('open', 'sealed') order by match_id, seat;

-- name: read_decision
-- One decision of a seat.
select match_id::text, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen, actions,
    maker, made_at, first_event, last_event, next_decision, prepared, player_id::text
from decisions where match_id = %(match)s and seat = %(seat)s and number = %(number)s;

-- name: save_decisions
-- Decisions as they are now: new ones are added, those known are changed; closing ones come first.
insert into decisions (
    match_id, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen, actions, maker,
    made_at, first_event, last_event, next_decision, prepared, player_id, hired_at
)
select %(match)s, seat, number, status, mode, is_private, is_house, opened_at, deadline, revision, has_chosen, actions, maker,
    made_at, first_event, last_event, next_decision, prepared, player_id, least(opened_at, clock_timestamp())
from jsonb_to_recordset(%(rows)s::jsonb) as row (
    seat smallint, number integer, status text, mode text, is_private boolean, is_house boolean, opened_at timestamptz,
    deadline timestamptz, revision integer, has_chosen boolean, actions jsonb, maker text, made_at timestamptz,
    first_event integer, last_event integer, next_decision integer, prepared jsonb, player_id uuid
)
on conflict (match_id, seat, number) do update set status = excluded.status, deadline = excluded.deadline,
    revision = excluded.revision, has_chosen = excluded.has_chosen, actions = excluded.actions, maker = excluded.maker,
    made_at = excluded.made_at, first_event = excluded.first_event, last_event = excluded.last_event,
    next_decision = excluded.next_decision, prepared = excluded.prepared,
    player_id = excluded.player_id;

-- name: list_open_decisions
-- A page of what waits for a player, the most urgent first: those with a deadline, then the oldest.
select d.match_id::text, m.game, d.seat, d.number, d.opened_at, d.deadline
from decisions d join matches m on m.id = d.match_id
where d.player_id = %(player)s and d.status = 'open' and not (d.mode = 'any' and d.has_chosen)
    and (coalesce(d.deadline, 'infinity'::timestamptz), d.opened_at, d.match_id)
        > (coalesce(%(deadline)s, 'infinity'::timestamptz), %(opened_at)s, %(match)s)
    and m.game = any(%(games)s)
order by coalesce(d.deadline, 'infinity'::timestamptz), d.opened_at, d.match_id limit %(limit)s;

-- name: read_choices
-- The match's whole log.
select entry, kind, seat, content, maker, made_at from choices where match_id = %(match)s order by entry;

-- name: list_expired
-- Matches in which some seat's time has run out, longest ago first; nothing is locked.
select match_id::text from deadlines where due_at <= clock_timestamp() group by match_id order by min(due_at) limit %(limit)s;

-- name: hire_again
-- Decisions of house bots that have been open for so long that the job may be lost; each is sent for ever more rarely, but in
-- sandboxes, which open decisions by a clock of their own that may be years ahead.
update decisions set hired_at = clock_timestamp()
where (match_id, seat, number) in (
    select d.match_id, d.seat, d.number from decisions d left join timings t on t.match_id = d.match_id
    where d.status = 'open' and d.is_house and not d.has_chosen and case when (t.content ->> 'is_sandbox')::boolean
        then d.hired_at < clock_timestamp() - make_interval(secs => %(seconds)s)
        else clock_timestamp() - d.opened_at > 2 * (d.hired_at - d.opened_at) + make_interval(secs => %(seconds)s) end
    order by d.opened_at limit %(limit)s for update of d skip locked
) returning match_id::text, seat, number;
