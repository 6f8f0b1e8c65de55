-- name: add_invitations
-- Invitations to seats of a match; who was invited to the same seat before is invited anew.
insert into invitations (match_id, seat, player_id, invited_by, status, otherwise, invited_at, expires_at)
select match_id, seat, player_id, invited_by, 'pending', otherwise, invited_at, expires_at
from jsonb_to_recordset(%(rows)s::jsonb) as row (
    match_id uuid, seat smallint, player_id uuid, invited_by uuid, otherwise text, invited_at timestamptz, expires_at timestamptz
)
on conflict (match_id, seat, player_id) do update set invited_by = excluded.invited_by, status = 'pending', reason = null,
    otherwise = excluded.otherwise, invited_at = excluded.invited_at, expires_at = excluded.expires_at, ended_at = null;

-- name: read_invitations
-- The invitations to a match, whatever became of them.
select match_id::text, seat, player_id::text, invited_by::text, status, otherwise, reason, invited_at, expires_at, ended_at
from invitations where match_id = %(match)s order by seat, invited_at;

-- name: end_invitation
-- What became of a pending invitation.
update invitations set status = %(status)s, reason = %(reason)s, ended_at = %(now)s
where match_id = %(match)s and seat = %(seat)s and status = 'pending';

-- name: cancel_invitations
-- A match is called off, and with it all invitations to it.
update invitations set status = 'cancelled', ended_at = %(now)s where match_id = %(match)s and status = 'pending';

-- name: list_invitations_to
-- A page of the pending invitations to a player, the first to expire first.
select i.match_id::text, i.seat, i.player_id::text, i.invited_by::text, i.status, i.otherwise, i.reason, i.invited_at, i.expires_at,
    i.ended_at, m.game
from invitations i join matches m on m.id = i.match_id
where i.player_id = %(player)s and i.status = 'pending' and (i.expires_at, i.match_id) > (%(expires_at)s, %(match)s)
order by i.expires_at, i.match_id limit %(limit)s;

-- name: list_invitations_by
-- A page of the pending invitations by a player, the first to expire first.
select i.match_id::text, i.seat, i.player_id::text, i.invited_by::text, i.status, i.otherwise, i.reason, i.invited_at, i.expires_at,
    i.ended_at, m.game
from invitations i join matches m on m.id = i.match_id
where i.invited_by = %(player)s and i.status = 'pending' and (i.expires_at, i.match_id, i.seat) > (%(expires_at)s, %(match)s, %(seat)s)
order by i.expires_at, i.match_id, i.seat limit %(limit)s;

-- name: list_expired_invitations
-- Matches with an invitation whose time has run out, longest ago first; nothing is locked.
select match_id::text from invitations where status = 'pending' and expires_at <= clock_timestamp()
group by match_id order by min(expires_at) limit %(limit)s;
