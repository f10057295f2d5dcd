import type { Migration } from './migration';

// Hours are counted from 1970 in UTC, amounts are integers at the asset's scale. What is older than yesterday goes: ends of days stay.
const hourEnds = `
-- An hour stands here once it is over and what everybody had at its end is written down. What was posted behind last_posting_id is
-- looked at for the next one.
create table hour_ends (
  hour integer primary key,
  last_posting_id bigint not null,
  taken_ms bigint not null
);

create table hour_rates (
  hour integer not null references hour_ends (hour),
  asset text collate "C" not null references assets (asset),
  usd numeric not null check (usd >= 0),
  primary key (hour, asset)
);

-- Available and held together, of hours that moved it; before the first of a day what the day before ended with holds (balance_days).
create table balance_hours (
  user_id bigint not null references users (id),
  hour integer not null references hour_ends (hour),
  wallet text not null,
  asset text collate "C" not null references assets (asset),
  amount bigint not null check (amount >= 0),
  primary key (user_id, hour, wallet, asset)
);
create index balance_hours_by_hour on balance_hours (hour);
`;

export const balanceHours: Migration = { version: 85, name: 'balance hours', sql: hourEnds };
