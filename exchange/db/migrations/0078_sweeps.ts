import type { Migration } from './migration';

// Amounts are ledger units. What a credited deposit brought is due to be moved to the hot wallet, whoever credited it.
const sql = `
create table due_sweeps (
  chain_id text collate "C" not null references chains (chain_id),
  index integer not null,
  asset text collate "C" not null references assets (asset),
  -- Not worth it before.
  next_ms bigint not null default 0,
  tries integer not null default 0,
  primary key (chain_id, index, asset)
);
create index due_sweeps_next on due_sweeps (chain_id, next_ms);

create table sweeps (
  id bigint generated always as identity primary key,
  chain_id text collate "C" not null references chains (chain_id),
  -- Of the address whose coins are moved.
  index integer not null,
  asset text collate "C" not null references assets (asset),
  step text not null check (step in ('sweep', 'fees')),
  sequence bigint not null check (sequence >= 0),
  tx_id text collate "C" not null,
  raw text not null,
  max_fee bigint not null check (max_fee >= 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'FAILED', 'DEAD')),
  fee bigint not null default 0 check (fee >= 0),
  signed_ms bigint not null,
  done_ms bigint,
  unique (chain_id, tx_id),
  check ((state = 'OPEN') = (done_ms is null))
);
create index sweeps_open on sweeps (chain_id, id) where state = 'OPEN';

create function note_due_sweep() returns trigger language plpgsql as $body$
begin
  insert into due_sweeps (chain_id, index, asset)
  select a.chain_id, a.index, new.asset from deposit_addresses a
   where a.chain_id = new.chain_id and a.address = new.address and a.memo is null
  on conflict (chain_id, index, asset) do update set next_ms = 0, tries = 0;
  return null;
end
$body$;
create trigger note_due_sweep after update on deposits for each row
  when (new.status = 'CREDITED' and old.status <> 'CREDITED') execute function note_due_sweep();
`;

export const sweeps: Migration = { version: 78, name: 'moving coins to the hot wallet', sql };
