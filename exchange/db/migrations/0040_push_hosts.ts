import type { Migration } from './migration';

const sql = `
-- Whose push service a device and a waiting push are with, so that one host fills no lane (exchange/app/outbox/lane.ts). null: not known yet,
-- and for what is no push.
alter table push_subscriptions add column host text;
alter table outbox add column host text;
-- How much waits for one user.
create index outbox_pushes_waiting on outbox (user_id) where channel = 'push' and next_at is not null;

-- What is told from now on: rebates that are paid and transfers between own wallets. What was before is not told any more. The one writer
-- numbers both in the order of its commits.
create index ledger_postings_rebates on ledger_postings (id) where kind = 'referral.rebate';
insert into notice_sources (source, told_through) values
  ('rebates', coalesce((select max(id) from ledger_postings where kind = 'referral.rebate'), 0)),
  ('transfers', coalesce((select max(id) from transfers), 0));
`;

export const pushHosts: Migration = { version: 40, name: 'push hosts', sql };
