import type { Migration } from './migration';

const sql = `
-- When a device took its first message since it was silent last: its host is no stranger after a start, either.
alter table push_subscriptions add column took_at bigint;

-- Hosts are counted by their whole names from now on: those that were cut short are written down anew with the next message.
update push_subscriptions set host = null;
update outbox set host = null where host is not null;

-- How much news waits for one device.
alter table outbox add column device_id bigint;
drop index outbox_pushes_waiting;
create index outbox_pushes_waiting on outbox (device_id) where channel = 'push' and next_at is not null;
`;

export const pushDevices: Migration = { version: 41, name: 'push devices', sql };
