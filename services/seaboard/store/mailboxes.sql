-- name: lock_mailbox
-- A player's mailbox, and nobody else changes it until the transaction ends.
select player_id::text, id::text, address, turns, status, code, code_until > clock_timestamp() as has_time, misses
from mailboxes where player_id = %(player)s for update;

-- name: read_mailbox
-- A player's mailbox.
select player_id::text, id::text, address, turns, status, code, code_until > clock_timestamp() as has_time, misses
from mailboxes where player_id = %(player)s;

-- name: queue_for_an_address
-- Confirmations of one address are counted by one transaction at a time.
select pg_advisory_xact_lock(hashtextextended(encode(%(address)s, 'hex'), 2));

-- name: note_confirmation
-- A letter is sent to an address that may be a stranger's. No row: enough were, there or by this player.
insert into confirmations (address_hash, player_id, at) select %(address)s, %(player)s, clock_timestamp()
where (select count(*) from confirmations where address_hash = %(address)s and at > clock_timestamp() - interval '1 day') < %(most)s
    and (select count(*) from confirmations where player_id = %(player)s and at > clock_timestamp() - interval '1 day') < %(most)s
returning true;

-- name: save_mailbox
-- A new address: it is asked to confirm, and whatever was to be sent to another one is not.
insert into mailboxes (player_id, id, address, turns, status, code, code_until, token, token_hash, due_at)
values (%(player)s, %(id)s, %(address)s, %(turns)s, 'unconfirmed', %(code)s, clock_timestamp() + make_interval(hours => %(hours)s),
    %(token)s, %(token_hash)s, clock_timestamp())
on conflict (player_id) do update set id = excluded.id, address = excluded.address, turns = excluded.turns, status = excluded.status,
    code = excluded.code, code_until = excluded.code_until, misses = 0, token = excluded.token, token_hash = excluded.token_hash,
    due_at = excluded.due_at, busy_until = null, failures = 0, letters = 0, sent_at = null;

-- name: drop_calls
-- The player is told of no turn that came up to now.
delete from turn_calls where player_id = %(player)s;

-- name: set_turns
-- How often a player wants letters from now on.
update mailboxes set turns = %(turns)s, due_at = case
    when status <> 'confirmed' then due_at
    when %(turns)s = 'off' then null
    when due_at is not null then greatest(clock_timestamp(), sent_at + make_interval(secs => %(seconds)s))
end where player_id = %(player)s;

-- name: confirm
-- Whoever reads there has said so.
update mailboxes set status = 'confirmed', code = null, code_until = null, due_at = null, busy_until = null, failures = 0
where player_id = %(player)s;

-- name: note_miss
-- Somebody did not know the code.
update mailboxes set misses = misses + 1 where player_id = %(player)s;

-- name: remove_mailbox
-- Gone with all that waits to be told there.
delete from mailboxes where player_id = %(player)s;

-- name: unsubscribe
-- Whoever has a letter wants no more like it. No row: there is no such letter.
update mailboxes set turns = 'off', due_at = case when status = 'confirmed' then null else due_at end
where token_hash = %(token_hash)s returning player_id::text;

-- name: call
-- Turns of which players are to be told by letter: after a while, in which they may see by themselves, and not before their time.
with listening as (
    select player_id, turns, sent_at from mailboxes
    where player_id = any(%(players)s::uuid[]) and status = 'confirmed' and turns <> 'off' order by player_id for update
), called as (
    insert into turn_calls (player_id, match_id, seat, number)
    select row.player_id, row.match_id, row.seat, row.number
    from jsonb_to_recordset(%(rows)s::jsonb) as row (player_id uuid, match_id uuid, seat smallint, number integer)
        join listening using (player_id) join matches on matches.id = row.match_id
    on conflict do nothing returning player_id
)
update mailboxes set due_at = least(due_at, greatest(
    clock_timestamp() + make_interval(secs => %(delay)s),
    mailboxes.sent_at + case mailboxes.turns when 'hourly' then interval '1 hour' when 'daily' then interval '1 day' else interval '0' end
)) where player_id in (select player_id from called);

-- name: take_due
-- Mailboxes for which a letter is due; each is looked at again after a while, should the job be lost.
update mailboxes set busy_until = clock_timestamp() + make_interval(secs => %(seconds)s)
where player_id in (
    select player_id from mailboxes where due_at <= clock_timestamp() and coalesce(busy_until <= clock_timestamp(), true)
    order by due_at limit %(limit)s for update skip locked
) returning player_id::text, jobs;

-- name: begin_letter
-- The next letter, for the one job that has it; no row for a job that is late or doubled.
update mailboxes set jobs = jobs + 1, busy_until = clock_timestamp() + make_interval(secs => %(seconds)s)
where player_id = %(player)s and jobs = %(jobs)s and due_at <= clock_timestamp()
returning id::text, player_id::text, address, status, code, token, jobs, letters, failures;

-- name: read_calls
-- Turns of which a player is still to be told; `is_turn` where they are still its to take.
select c.match_id::text, c.seat, c.number, coalesce(
    d.status = 'open' and not d.has_chosen and not d.is_house and d.player_id = c.player_id and m.status = 'running', false
) as is_turn
from turn_calls c join matches m on m.id = c.match_id
    left join decisions d on d.match_id = c.match_id and d.seat = c.seat and d.number = c.number
where c.player_id = %(player)s order by coalesce(d.deadline, 'infinity'::timestamptz), d.opened_at, c.match_id, c.seat;

-- name: forget_calls
-- The player was told of these turns, or need not be.
delete from turn_calls c using jsonb_to_recordset(%(rows)s::jsonb) as row (match_id uuid, seat smallint, number integer)
where c.player_id = %(player)s and c.match_id = row.match_id and c.seat = row.seat and c.number = row.number;

-- name: end_letter
-- A letter was sent, or there was nothing to write; the next one is due where something came up meanwhile.
update mailboxes set busy_until = null, failures = 0, letters = letters + %(letters)s,
    sent_at = case when %(letters)s > 0 and status = 'confirmed' then clock_timestamp() else sent_at end,
    due_at = case when status = 'confirmed' and turns <> 'off' and exists (select from turn_calls c where c.player_id = mailboxes.player_id)
        then clock_timestamp() + greatest(make_interval(secs => %(delay)s), case when %(letters)s = 0 then interval '0' else
            case turns when 'hourly' then interval '1 hour' when 'daily' then interval '1 day' else interval '0' end end) end
where id = %(id)s and jobs = %(jobs)s;

-- name: delay_letter
-- It could not be sent; it is tried again after so many seconds.
update mailboxes set busy_until = null, failures = failures + 1, due_at = clock_timestamp() + make_interval(secs => %(seconds)s)
where id = %(id)s and jobs = %(jobs)s and due_at is not null;

-- name: give_up
-- It could not be sent for days, or the address takes nothing: nothing more is sent there unless it is confirmed anew.
update mailboxes set status = 'refused', code = null, due_at = null, busy_until = null where id = %(id)s and jobs = %(jobs)s;

-- name: drop_old_confirmations
-- They are counted for a day.
delete from confirmations where at < now() - interval '1 day';
