-- name: add_tenant
-- A new app. No row: its name is taken.
insert into tenants (id, name) values (%(id)s, %(name)s) on conflict do nothing returning id::text, name, created_at,
    players_most, matches_most, issuer, audience, jwks_url;

-- name: find_tenant
-- An app by its name.
select id::text, name, created_at, players_most, matches_most, issuer, audience, jwks_url from tenants
where name = %(name)s and id <> '00000000-0000-0000-0000-000000000000';

-- name: list_tenants
-- All apps, by name.
select id::text, name, created_at, players_most, matches_most, issuer, audience, jwks_url from tenants
where id <> '00000000-0000-0000-0000-000000000000' order by name;

-- name: find_issuer
-- The app whose players this issuer's tokens name.
select id::text, name, created_at, players_most, matches_most, issuer, audience, jwks_url from tenants
where issuer = %(issuer)s;

-- name: find_key
-- The app whose key this is, if it is good.
select t.id::text, t.name, t.created_at, t.players_most, t.matches_most, t.issuer, t.audience, t.jwks_url,
    k.id::text as key_id
from tenant_keys k join tenants t on t.id = k.tenant_id where k.hash = %(hash)s and k.revoked_at is null;

-- name: add_key
-- A credential of an app, as its hash.
insert into tenant_keys (id, hash, tenant_id, label) values (%(id)s, %(hash)s, %(tenant)s, %(label)s);

-- name: list_keys
-- An app's credentials that are good.
select id::text, label, created_at from tenant_keys where tenant_id = %(tenant)s and revoked_at is null order by tenant_keys.id;

-- name: revoke_key
-- A credential of an app is good no more. No row: there is no such good one.
update tenant_keys set revoked_at = now() where id = %(id)s and tenant_id = %(tenant)s and revoked_at is null
returning true;

-- name: set_quotas
-- How much an app may have.
update tenants set players_most = %(players)s, matches_most = %(matches)s where id = %(tenant)s;

-- name: set_issuer
-- Whose signed tokens an app's players come with; nulls: nobody's.
update tenants set issuer = %(issuer)s, audience = %(audience)s, jwks_url = %(jwks_url)s
where id = %(tenant)s and not exists (select from tenants o where o.issuer = %(issuer)s and o.id <> %(tenant)s)
returning true;

-- name: lock_tenant
-- The app, and nobody else counts or names its players until the transaction ends.
select players_most, matches_most from tenants where id = %(tenant)s for no key update;

-- name: count_players
-- How many players an app has, counted up to a limit if one is given.
select count(*) from (select from players where tenant_id = %(tenant)s limit %(most)s) found;

-- name: count_unfinished_matches
-- How many matches of an app are not over, counted up to a limit if one is given.
select count(*) from (
    select from matches where tenant_id = %(tenant)s and status in ('open', 'running') limit %(most)s
) found;

-- name: count_matches
-- How many matches an app has had.
select count(*) from matches where tenant_id = %(tenant)s;

-- name: note
-- An act that is to be remembered.
insert into audit (id, tenant_id, actor, act, subject, details)
values (%(id)s, %(tenant)s, %(actor)s, %(act)s, %(subject)s, %(details)s::jsonb);

-- name: list_acts
-- A page of what was done in an app, the newest first.
select id::text, at, actor, act, subject, details from audit
where tenant_id = %(tenant)s and id < %(cursor)s::uuid
order by audit.id desc limit %(limit)s;
