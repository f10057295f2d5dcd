import type { Migration } from './migration';

const tables = `
-- One coin that became another; of several that were converted at once, one row each. Ids come from the range of the same name.
create table conversions (
  id bigint primary key,
  user_id text not null,
  client_id text collate "C" not null,
  -- What it was converted at: a quote, a time of a recurring one, a limit. Once each, whatever happens.
  quote_id text collate "C" not null,
  kind text not null check (kind in ('ONCE', 'RECURRING', 'LIMIT', 'SMALL')),
  plan_id bigint,
  wallet text not null,
  from_asset text collate "C" not null references assets (asset),
  to_asset text collate "C" not null references assets (asset),
  give bigint not null check (give > 0),
  get bigint not null check (get > 0),
  fee bigint not null check (fee >= 0),
  from_before bigint not null,
  to_before bigint not null,
  at_ms bigint not null,
  check (from_asset <> to_asset),
  unique (user_id, client_id, from_asset),
  unique (user_id, quote_id, from_asset)
);
create index conversions_by_user on conversions (user_id, at_ms, id);
create index conversions_by_plan on conversions (plan_id) where plan_id is not null;

-- Waits until a coin brings as much as was asked for; what it gives is held under its id.
create table convert_limits (
  id bigint primary key,
  user_id text not null,
  client_id text collate "C" not null,
  wallet text not null,
  from_asset text collate "C" not null references assets (asset),
  to_asset text collate "C" not null references assets (asset),
  give bigint not null check (give > 0),
  get bigint not null check (get > 0),
  state text not null check (state in ('OPEN', 'DONE', 'CANCELED', 'EXPIRED')),
  expires_ms bigint not null,
  created_ms bigint not null,
  ended_ms bigint,
  -- Grows with each that ends, by the range of conversions.
  ended_no bigint,
  unique (user_id, client_id)
);
create index convert_limits_open on convert_limits (id) where state = 'OPEN';
create index convert_limits_ended on convert_limits (ended_no) where ended_no is not null;

create table convert_plans (
  id bigint primary key generated always as identity,
  user_id bigint not null references users (id),
  client_id text collate "C" not null,
  wallet text not null,
  from_asset text collate "C" not null references assets (asset),
  to_asset text collate "C" not null references assets (asset),
  give bigint not null check (give > 0),
  every text not null check (every in ('DAY', 'WEEK', 'MONTH')),
  day integer not null check (day between 1 and 31),
  minute integer not null check (minute between 0 and 1439),
  time_zone text not null,
  state text not null check (state in ('ON', 'PAUSED')),
  -- The next time; null while it is paused.
  next_ms bigint,
  -- The last time that was done or left out: none before it comes again, wherever clocks go.
  last_ms bigint,
  skipped_ms bigint,
  skipped_reason text,
  created_ms bigint not null,
  unique (user_id, client_id),
  check ((state = 'ON') = (next_ms is not null))
);
create index convert_plans_due on convert_plans (next_ms) where next_ms is not null;

-- Times that were left out, for their owners to be told of.
create table convert_skips (
  id bigint primary key generated always as identity,
  user_id bigint not null references users (id),
  plan_id bigint not null,
  due_ms bigint not null,
  from_asset text collate "C" not null,
  to_asset text collate "C" not null,
  give bigint not null,
  at_ms bigint not null,
  unique (plan_id, due_ms)
);
create index convert_skips_of_user on convert_skips (user_id);

insert into money_tables (name, key_columns) values ('conversions', '{id}'), ('convert_limits', '{id}');
insert into id_ranges (name, next) values ('conversion', 1);
insert into notice_sources (source, told_through) values ('conversions', 0), ('skips', 0);
`;

export const conversions: Migration = { version: 66, name: 'conversions', sql: tables };
