-- migrate:up

-- How many seats are open to whoever comes: of a match that waits for players, or whose player has got up.
alter table matches add column free_seats smallint not null default 0;
update matches m set free_seats = (select count(*) from seats s where s.match_id = m.id and s.status = 'open' and not s.has_left);

drop index matches_by_status;
drop index matches_by_game;
drop index matches_by_opener;
create index public_matches on matches (game, status, id) where access = 'public';
create index public_matches_with_free_seats on matches (game, status, id) where access = 'public' and free_seats > 0;

-- Which matches are somebody's: those it has opened, sits in or is invited to. Kept by the triggers below, so that a
-- player's list is one walk through an index, however many matches there are.
create table parts (
    player_id uuid not null references players on delete cascade,
    match_id uuid not null references matches on delete cascade,
    game text not null,
    status text not null,
    primary key (player_id, match_id)
);
create index parts_by_match on parts (match_id);
create index parts_in_order on parts (player_id, game, status, match_id);

insert into parts (player_id, match_id, game, status)
select opened_by, id, game, status from matches where opened_by is not null
union
select s.player_id, m.id, m.game, m.status from seats s join matches m on m.id = s.match_id where s.player_id is not null;

create function note_opener() returns trigger language plpgsql as $$
begin
    insert into parts (player_id, match_id, game, status) values (new.opened_by, new.id, new.game, new.status);
    return null;
end $$;
create trigger note_opener after insert on matches
    for each row when (new.opened_by is not null) execute function note_opener();

create function note_status() returns trigger language plpgsql as $$
begin
    update parts set status = new.status where match_id = new.id;
    return null;
end $$;
create trigger note_status after update of status on matches
    for each row when (old.status <> new.status) execute function note_status();

create function note_seat() returns trigger language plpgsql as $$
begin
    if tg_op = 'UPDATE' then
        delete from parts p using matches m
        where p.player_id = old.player_id and p.match_id = old.match_id and m.id = old.match_id
            and m.opened_by is distinct from old.player_id;
    end if;
    insert into parts (player_id, match_id, game, status)
    select new.player_id, id, game, status from matches where id = new.match_id and new.player_id is not null
    on conflict do nothing;
    return null;
end $$;
create trigger note_seat after insert on seats
    for each row when (new.player_id is not null) execute function note_seat();
create trigger note_change_of_seat after update of player_id on seats
    for each row when (old.player_id is distinct from new.player_id) execute function note_seat();

-- Whom a decision waits for: the order of urgency is then one walk through an index, too.
alter table decisions add column player_id uuid references players on delete set null;
update decisions d set player_id = s.player_id
from seats s where s.match_id = d.match_id and s.number = d.seat and s.status = 'taken' and d.status in ('open', 'sealed');
create index decisions_by_urgency
    on decisions (player_id, coalesce(deadline, 'infinity'::timestamptz), opened_at, match_id)
    where status = 'open' and not (mode = 'any' and has_chosen);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
