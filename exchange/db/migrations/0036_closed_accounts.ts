import type { Migration } from './migration';

const sql = `
-- Who is closed for money and not erased yet, and who was erased lately.
create index traders_closed on traders (closed_ms) where closed_ms is not null;
create index users_closed on users (closed_at) where closed_at is not null;

-- Whose message it is: with the account of its reader it goes.
alter table outbox add column user_id bigint;
create index outbox_waiting_by_user on outbox (user_id) where next_at is not null and user_id is not null;

-- What comes due to a closed account is never paid, and stays with the fees.
alter table referral_payouts add column forfeited_ms bigint, add column forfeited_reason text check (forfeited_reason in ('CLOSED')),
  add check ((forfeited_ms is null) = (forfeited_reason is null)), add check (forfeited_ms is null or (paid_ms is null and held_ms is null));
drop index referral_payouts_due;
create index referral_payouts_due on referral_payouts (day, user_id, asset) where paid_ms is null and forfeited_ms is null;
`;

export const closedAccounts: Migration = { version: 36, name: 'closed accounts', sql };
