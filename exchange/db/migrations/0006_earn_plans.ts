import type { Migration } from './migration';

const sql = `
create table earn_plans (
  id bigint primary key,
  asset text not null references assets,
  plan_type text not null check (plan_type in ('FLEXIBLE', 'FIXED')),
  term_days integer check (term_days > 0),
  -- reference rate a year, in percent
  apr_percent numeric not null check (apr_percent > 0),
  is_open boolean not null default true,
  sort integer not null,
  check ((plan_type = 'FIXED') = (term_days is not null))
);
`;

export const earnPlans: Migration = { version: 6, name: 'earn plans', sql };
