import type { Migration } from './migration';

// Who invited somebody is said once, by registering.
const referrers = `
create index users_by_referrer on users (referred_by, created_at, id) where referred_by is not null;
create index users_invited on users (id) where referred_by is not null;

create function refuse_other_referrer() returns trigger language plpgsql as $body$
begin
  raise exception 'who invited user % is not changed', old.id using errcode = 'KM030';
end
$body$;
create trigger users_keep_their_referrer before update of referred_by on users
  for each row when (old.referred_by is distinct from new.referred_by) execute function refuse_other_referrer();
`;

// Days are counted from 1970 in UTC, amounts are integers at the asset's scale, values are USDT.
const rebates = `
-- What is settled is never worked out again: a day stands here once, with all that it gave.
create table referral_days (
  day integer primary key,
  settled_ms bigint not null
);

-- Invited accounts that seem to be their inviter's own: they give nothing, to either.
create table referral_withheld (
  invitee_id bigint primary key references users (id),
  reason text not null check (reason in ('MAILBOX', 'DEVICE')),
  since_day integer not null
);

-- What somebody's fees of one day in one asset gave: to the inviter, and as a welcome back to who paid them.
create table referral_shares (
  beneficiary_id bigint not null references users (id),
  invitee_id bigint not null references users (id),
  day integer not null references referral_days (day),
  asset text collate "C" not null references assets (asset),
  fee bigint not null check (fee >= 0),
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  amount bigint not null check (amount between 0 and fee),
  traded_value numeric not null,
  fee_value numeric not null,
  value numeric not null,
  primary key (beneficiary_id, invitee_id, day, asset)
);
create index referral_shares_by_day on referral_shares (beneficiary_id, day);

-- What is paid of it, by one posting each. paid_ms is that of the posting in the ledger, and is only there with it.
create table referral_payouts (
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  day integer not null references referral_days (day),
  asset text collate "C" not null references assets (asset),
  from_invitees bigint not null check (from_invitees >= 0),
  from_own_fees bigint not null check (from_own_fees >= 0),
  value numeric not null,
  held_ms bigint,
  held_reason text,
  paid_ms bigint,
  primary key (user_id, day, asset),
  check (from_invitees + from_own_fees > 0),
  check ((held_ms is null) = (held_reason is null))
);
create index referral_payouts_by_user on referral_payouts (user_id, day, id);
create index referral_payouts_due on referral_payouts (day, user_id, asset) where paid_ms is null;
`;

export const referrals: Migration = { version: 28, name: 'referrals', sql: referrers + rebates };
