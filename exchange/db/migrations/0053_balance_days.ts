import type { Migration } from './migration';

// Days are counted from 1970 in UTC, amounts are integers at the asset's scale.
const dayEnds = `
-- A day stands here once it is over and what everybody had at its end is written down. What was posted behind last_posting_id is looked
-- at for the next one.
create table day_ends (
  day integer primary key,
  last_posting_id bigint not null,
  taken_ms bigint not null
);

create table day_rates (
  day integer not null references day_ends (day),
  asset text collate "C" not null references assets (asset),
  usd numeric not null check (usd >= 0),
  primary key (day, asset)
);

-- Available and held together, of days that changed it.
create table balance_days (
  user_id bigint not null references users (id),
  wallet text not null,
  asset text collate "C" not null references assets (asset),
  day integer not null references day_ends (day),
  amount bigint not null check (amount >= 0),
  primary key (user_id, wallet, asset, day)
);

create index transfers_by_user on transfers (user_id, at_ms, id);
`;

export const balanceDays: Migration = { version: 53, name: 'balance days', sql: dayEnds };
