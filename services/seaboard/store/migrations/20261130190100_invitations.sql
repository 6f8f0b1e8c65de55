-- migrate:up

create unique index one_match_a_join_code on matches (join_code) where join_code is not null;

-- What became of each player's invitation to a seat; the seat itself is kept for whoever has the pending one.
-- `otherwise` says what happens when it is declined or expires: the seat is open to all, or the match is called off.
create table invitations (
    match_id uuid not null references matches on delete cascade,
    seat smallint not null,
    player_id uuid not null references players on delete cascade,
    invited_by uuid references players on delete set null,
    status text not null check (status in ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
    otherwise text not null check (otherwise in ('open', 'abort')),
    reason text,
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    primary key (match_id, seat, player_id),
    check ((status = 'pending') = (ended_at is null))
);
create unique index one_pending_invitation_a_seat on invitations (match_id, seat) where status = 'pending';
create index invitations_to_a_player on invitations (player_id, expires_at, match_id) where status = 'pending';
create index invitations_by_a_player on invitations (invited_by, expires_at, match_id, seat) where status = 'pending';
create index invitations_by_expiry on invitations (expires_at) where status = 'pending';

insert into invitations (match_id, seat, player_id, invited_by, status, otherwise, invited_at, expires_at)
select m.id, s.number, s.player_id, m.opened_by, 'pending', 'open', m.opened_at, now() + interval '14 days'
from seats s join matches m on m.id = s.match_id
where s.status = 'invited' and s.player_id is not null and m.status = 'open';

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
