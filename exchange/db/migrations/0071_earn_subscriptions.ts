import type { Migration } from './migration';

// Money of users in plans. All three tables are written by the money writer, in the batch that moves the money: what they say is what the
// ledger did. Amounts are ledger units.
const tables = `
create table earn_subscriptions (
  id bigint primary key,
  user_id text not null,
  plan_id bigint not null references earn_plans (id),
  asset text not null references assets,
  -- The hold of the principal has this id for its reference.
  principal bigint not null check (principal >= 0),
  -- Of a fixed plan, for its whole term; flexible ones have the rate of each day.
  rate_ppm integer,
  auto_renew boolean not null,
  status text not null check (status in ('ACTIVE', 'REDEEMED', 'MATURED', 'RENEWED')),
  opened_ms bigint not null,
  end_ms bigint,
  ended_ms bigint,
  -- Interest is counted up to here; what is counted and not paid, in shares of a unit (domain/earn/interest.ts).
  counted_ms bigint not null,
  shares numeric not null check (shares >= 0),
  -- When there is next something to pay, or to end.
  due_ms bigint not null,
  paid bigint not null default 0 check (paid >= 0),
  taken_back bigint not null default 0 check (taken_back >= 0),
  renewed_from bigint,
  renewed_as bigint,
  check ((status = 'ACTIVE') = (ended_ms is null)),
  check ((rate_ppm is null) = (end_ms is null))
) with (fillfactor = 80);
create index earn_subscriptions_by_user on earn_subscriptions (user_id, id);
create index earn_subscriptions_due on earn_subscriptions (due_ms, id) where status = 'ACTIVE';
create index earn_subscriptions_by_plan on earn_subscriptions (plan_id) where status = 'ACTIVE';

-- What was done with a plan. Owners' acts have the name their owner gave them, and happen once under it.
create table earn_actions (
  id bigint primary key,
  user_id text not null,
  client_id text collate "C",
  apply_id bigint not null,
  asset text not null references assets,
  kind text not null check (kind in ('SUBSCRIBE', 'ADD_FUNDS', 'REDEEM', 'MATURE', 'RENEW')),
  -- Of the principal; of it, what went back to the exchange; and what was paid of interest with it.
  amount bigint not null check (amount >= 0),
  taken_back bigint not null default 0,
  paid bigint not null default 0,
  at_ms bigint not null,
  unique (user_id, client_id)
);
create index earn_actions_by_plan on earn_actions (apply_id, id);
create index earn_actions_by_user on earn_actions (user_id, at_ms, id);

-- What was paid for a day: its posting, and its place among those of its plan.
create table earn_rewards (
  id bigint primary key,
  user_id text not null,
  apply_id bigint not null,
  asset text not null references assets,
  day integer not null,
  amount bigint not null check (amount > 0),
  at_ms bigint not null,
  unique (apply_id, day)
);
create index earn_rewards_by_user on earn_rewards (user_id, at_ms, id);

insert into money_tables (name, key_columns) values ('earn_subscriptions', '{id}'), ('earn_actions', '{id}'), ('earn_rewards', '{id}');
insert into id_ranges (name, next) values ('earn', 1);
`;

export const earnSubscriptions: Migration = { version: 71, name: 'earn subscriptions', sql: tables };
