-- migrate:up

-- Since when nothing that was sent to a webhook has been taken there; null while all goes well. Where that lasts for
-- days the webhook is given up, and its owner told.
alter table webhooks add column failing_since timestamptz;
alter table webhooks drop constraint webhooks_status_check;
alter table webhooks add constraint webhooks_status_check check (status in ('active', 'paused', 'gone', 'given-up'));

-- migrate:down

-- Migrations go forward only: a mistake is mended by the next one.
