-- migrate:up

-- Apps that bring their own players. The first row is the house: those who sign up by themselves belong to it.
-- A limit that is null is none. An issuer's tokens are taken for its app's players.
create table tenants (
    id uuid primary key,
    name text not null unique,
    created_at timestamptz not null default now(),
    players_most integer check (players_most >= 0),
    matches_most integer check (matches_most >= 0),
    issuer text unique,
    audience text,
    jwks_url text,
    check ((issuer is null) = (audience is null) and (issuer is null) = (jwks_url is null))
);
insert into tenants (id, name) values ('00000000-0000-0000-0000-000000000000', 'house');

-- Credentials of apps, hashed.
create table tenant_keys (
    id uuid primary key,
    hash bytea not null unique,
    tenant_id uuid not null references tenants on delete cascade,
    label text not null,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
);
create index keys_of_a_tenant on tenant_keys (tenant_id, id);

-- What was done to an app by whoever runs the service, and what the app did that cannot be undone. Ids only, no names.
create table audit (
    id uuid primary key,
    tenant_id uuid not null references tenants on delete cascade,
    at timestamptz not null default now(),
    actor text not null,
    act text not null,
    subject text not null,
    details jsonb not null default '{}'
);
create index audit_of_a_tenant on audit (tenant_id, id);

-- A name is claimed in two forms, in which names that read alike are the same; those from before this claim none.
alter table players
    add tenant_id uuid not null default '00000000-0000-0000-0000-000000000000' references tenants,
    add external_id text,
    add name_folded text,
    add name_skeleton text;
create unique index one_external_id_a_tenant on players (tenant_id, external_id) where external_id is not null;
create unique index one_folded_name_a_tenant on players (tenant_id, name_folded);
create unique index one_skeleton_a_tenant on players (tenant_id, name_skeleton);
create index players_of_a_tenant on players (tenant_id, id);

alter table matches
    add tenant_id uuid not null default '00000000-0000-0000-0000-000000000000' references tenants;
create index matches_of_a_tenant on matches (tenant_id, id);
create index unfinished_matches_of_a_tenant on matches (tenant_id) where status in ('open', 'running');

-- Who wants nothing to do with whom.
create table blocks (
    player_id uuid not null references players on delete cascade,
    blocked_id uuid not null references players on delete cascade,
    created_at timestamptz not null default now(),
    primary key (player_id, blocked_id)
);
create index blocks_by_the_blocked on blocks (blocked_id);

-- The only place in which a match keeps names: found when a name changes or goes.
create index names_told on events ((public ->> 'name')) where public ->> 'name' is not null;

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
