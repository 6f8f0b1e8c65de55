-- migrate:up

-- Where an owner (a player; an app for all its players) is told by HTTP. Secrets are sealed: they must be had again to sign with,
-- and the key that opens them is not in the database. The old one signs too until it ends.
create table webhooks (
    id uuid primary key,
    owner_id uuid not null,
    url text not null,
    topics text[] not null,
    is_shared boolean not null,
    status text not null check (status in ('active', 'paused', 'gone')),
    secret bytea not null,
    old_secret bytea,
    old_secret_until timestamptz,
    created_at timestamptz not null
);
create index webhooks_of_an_owner on webhooks (owner_id, id);

-- What is sent to a webhook: one row for each fact, sent again until it arrives. `tries` counts since it was last begun anew.
-- `shared_url` is set where the fact is to be sent to that address once, whoever else has a webhook there.
create table deliveries (
    id uuid primary key,
    webhook_id uuid not null references webhooks on delete cascade,
    fact uuid not null,
    shared_url text,
    topic text not null,
    body text not null,
    status text not null check (status in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0,
    tries integer not null default 0,
    due_at timestamptz,
    created_at timestamptz not null,
    ended_at timestamptz,
    unique (webhook_id, fact),
    check ((status = 'pending') = (due_at is not null))
);
create unique index one_delivery_a_shared_address on deliveries (fact, shared_url) where shared_url is not null;
create index deliveries_by_time on deliveries (due_at) where status = 'pending';
create index deliveries_of_a_webhook on deliveries (webhook_id, id);
create index deliveries_by_age on deliveries (created_at);

-- Each time that one was sent, and what came of it.
create table attempts (
    delivery_id uuid not null references deliveries on delete cascade,
    number integer not null,
    at timestamptz not null,
    answered integer,
    error text,
    milliseconds integer not null,
    primary key (delivery_id, number)
);

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
