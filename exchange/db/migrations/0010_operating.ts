import type { Migration } from './migration';

// Prices and quantities are stored in units that never change; increments are rules on top, and may change to multiples of them.
const listing = `
alter table markets
  add column kind text not null default 'SPOT' check (kind in ('SPOT', 'PERPETUAL')),
  add column settle text references assets,
  add column price_unit numeric check (price_unit > 0),
  add column quantity_unit numeric check (quantity_unit > 0);
update markets set settle = quote, price_unit = price_increment, quantity_unit = quantity_increment;
update market_state s set state = 'CANCEL_ONLY', state_reason = 'OPERATOR' from markets m where m.symbol = s.symbol and m.status = 'PAUSED';
alter table markets
  alter column settle set not null,
  alter column price_unit set not null,
  alter column quantity_unit set not null,
  drop column status,
  add check (mod(price_increment, price_unit) = 0),
  add check (mod(quantity_increment, quantity_unit) = 0);
alter table market_state
  add column state_until_ms bigint,
  add check (state_reason in ('OPERATOR', 'BREAKER', 'REBUILD', 'RECONCILIATION')),
  add check ((state = 'LIVE') = (state_reason is null)),
  add check (state not in ('LIVE', 'DELISTED') or state_until_ms is null);

-- A frozen user looks, and moves no money. Whoever is frozen has a row here.
alter table traders add column frozen_ms bigint;
`;

// Tokens are stored hashed; whoever has one made it on their own machine and told the exchange its hash.
const operators = `
create table operators (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9.-]{1,39}$'),
  token_hash text not null unique,
  -- Null for the first two, who showed the machine's one-time secret; everybody after them was let in by two others.
  proposed_by bigint references operators,
  confirmed_by bigint references operators,
  created_ms bigint not null,
  disabled_ms bigint,
  check ((proposed_by is null) = (confirmed_by is null)),
  check (proposed_by <> confirmed_by)
);

-- What needs a second pair of eyes, from proposal to decision.
create table proposals (
  id bigint generated always as identity primary key,
  kind text not null,
  details jsonb not null,
  note text not null,
  proposed_by bigint not null references operators,
  proposed_ms bigint not null,
  decision text check (decision in ('CONFIRMED', 'REJECTED')),
  decided_by bigint references operators,
  decided_ms bigint,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_ms is null)),
  -- A proposal may be taken back by who made it, never confirmed by them.
  check (decision is distinct from 'CONFIRMED' or decided_by <> proposed_by)
);
create index proposals_pending on proposals (id) where decision is null;

create function refuse_second_decision() returns trigger language plpgsql as $body$
begin
  raise exception 'proposal % was decided already', old.id using errcode = 'KM021';
end
$body$;
create trigger proposals_are_decided_once before update or delete on proposals
  for each row when (old.decision is not null) execute function refuse_second_decision();
`;

// Rows stay as they were written: not even the owner of the table changes one without dropping the trigger first.
const audit = `
create table audit_log (
  sequence bigint generated always as identity primary key,
  at_ms bigint not null,
  -- operator:<name>, or rule:<name> for what the exchange did by itself
  actor text not null check (actor ~ '^(operator|rule):.'),
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_log_by_subject on audit_log (subject, sequence);

create function refuse_audit_change() returns trigger language plpgsql as $body$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'KM020';
end
$body$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Money stands still while there is a reason: markets are halted on top of their own states.
create table money_halt (
  id smallint primary key check (id = 1),
  reason text check (reason in ('OPERATOR', 'RECONCILIATION')),
  at_ms bigint
);
insert into money_halt (id) values (1);
`;

// How far the ledger was summed up: of each account, the sum of its entries up to a posting. See
// exchange/db/reconciliation/reconciliationRepository.ts.
const reconciliation = `
create table ledger_checkpoints (
  account_id bigint primary key,
  total numeric not null
);
create table ledger_checkpoint_progress (
  is_only boolean primary key default true check (is_only),
  through_posting bigint not null
);
insert into ledger_checkpoint_progress (through_posting) values (-1);

-- A posting that retention merges into the opening posting (id 0, counted first of all) before it was counted is counted now, while its
-- entries are still its own. The lock keeps a count from being under way meanwhile: it takes the same row first.
create function count_merged_posting() returns trigger language plpgsql as $body$
declare
  counted bigint;
begin
  select through_posting into counted from ledger_checkpoint_progress for share;
  if old.id > counted and counted >= 0 then
    insert into ledger_checkpoints as c (account_id, total)
      select account_id, amount from ledger_entries where posting_id = old.id
      on conflict (account_id) do update set total = c.total + excluded.total;
  end if;
  return old;
end
$body$;
create trigger ledger_postings_count_merged before delete on ledger_postings for each row execute function count_merged_posting();
`;

// What a batch of the money writer may write besides the ledger and orders; see exchange/app/money/batch/tables.ts.
const registry = `
insert into money_tables (name, key_columns) values
  ('markets', '{symbol}'), ('fee_tiers', '{tier}'), ('traders', '{user_id}'), ('money_halt', '{id}'), ('proposals', '{id}'),
  ('audit_log', '{sequence}');
`;

export const operating: Migration = { version: 10, name: 'operating', sql: listing + operators + audit + reconciliation + registry };
