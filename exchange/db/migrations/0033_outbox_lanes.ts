import type { Migration } from './migration';

const sql = `
-- Each channel is claimed from by itself: what waits in one is not looked through for another.
drop index outbox_due;
create index outbox_due on outbox (channel, urgency, next_at) where next_at is not null;

-- Since when a device's push service takes nothing, after how many tries, and until when it is let be. Nothing once it takes a message.
alter table push_subscriptions add column unanswered smallint not null default 0, add column silent_since bigint,
  add column quiet_until bigint;
`;

export const outboxLanes: Migration = { version: 33, name: 'outbox lanes', sql };
