-- migrate:up

-- The rooms of a match in which something was said. A room's id follows from its match and name, so that one may wait for its
-- first line; `seats` are those who might read there when something was last said; `last` is the number of that line.
create table chat_rooms (
    id uuid primary key,
    match_id uuid not null references matches on delete cascade,
    name text not null,
    seats smallint[] not null,
    last integer not null,
    unique (match_id, name)
);

-- What was said, numbered in each room from 1. Of a player that was erased the numbers stay.
create table chat_lines (
    room_id uuid not null references chat_rooms on delete cascade,
    number integer not null,
    at timestamptz not null,
    player_id uuid references players on delete set null,
    seat smallint,
    text text,
    primary key (room_id, number)
);
create index chat_lines_of_a_player on chat_lines (player_id, at);

-- Whose lines a player does not want to read.
create table mutes (
    player_id uuid not null references players on delete cascade,
    muted_id uuid not null references players on delete cascade,
    primary key (player_id, muted_id)
);
create index mutes_of_the_muted on mutes (muted_id);

-- Where there is no chat: matches whose opener wants none, and apps (tenants) in none of whose matches there is any.
create table quiet_matches (match_id uuid primary key references matches on delete cascade);
create table quiet_tenants (tenant_id uuid primary key references tenants on delete cascade);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
