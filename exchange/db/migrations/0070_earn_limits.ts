import type { Migration } from './migration';

// What a plan takes, in ledger units, and its rates by the day from which each holds. The plans that were listed before get what they would
// be listed with today; of others the operator says it.
const limits = `
alter table earn_plans
  add column min_amount bigint not null default 1 check (min_amount > 0),
  add column max_per_user bigint not null default 9000000000000000000 check (max_per_user > 0),
  add column capacity bigint not null default 9000000000000000000 check (capacity >= 0),
  -- What is in running plans of it now. An operator may set the capacity below.
  add column taken bigint not null default 0 check (taken >= 0);

update earn_plans p
   set min_amount = v.least * ('1e' || a.scale)::numeric, max_per_user = v.most * ('1e' || a.scale)::numeric,
       capacity = v.room * ('1e' || a.scale)::numeric
  from (values
    ('USDT', 'FLEXIBLE', 0.1, 100000, 20000000), ('USDT', 'FIXED', 0.1, 500000, 10000000),
    ('BTC', 'FLEXIBLE', 0.0005, 20, 400), ('ETH', 'FLEXIBLE', 0.005, 200, 3000), ('ETH', 'FIXED', 0.005, 200, 3000),
    ('SOL', 'FLEXIBLE', 0.05, 5000, 60000), ('SOL', 'FIXED', 0.05, 5000, 60000),
    ('DOT', 'FIXED', 1, 50000, 600000), ('AVAX', 'FIXED', 0.2, 5000, 40000)
  ) v(asset, plan_type, least, most, room), assets a
 where p.id <= 15 and v.asset = p.asset and v.plan_type = p.plan_type and a.asset = p.asset;

-- Millionths a year, from a day (UTC, counted from 1970) on.
create table earn_rates (
  plan_id bigint not null references earn_plans (id),
  from_day integer not null,
  rate_ppm integer not null check (rate_ppm > 0),
  primary key (plan_id, from_day)
);

insert into earn_rates (plan_id, from_day, rate_ppm)
select id, floor(extract(epoch from now()) / 86400)::integer, greatest(1, round(apr_percent * 10000))::integer from earn_plans;

alter table earn_plans drop column apr_percent;

insert into money_tables (name, key_columns) values ('earn_plans', '{id}'), ('earn_rates', '{plan_id,from_day}');
`;

export const earnLimits: Migration = { version: 70, name: 'earn plans: limits, and rates by the day', sql: limits };
