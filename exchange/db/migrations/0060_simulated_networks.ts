import type { Migration } from './migration';

// What networks that the exchange runs by itself would keep on machines of their own. Nothing else reads it: the exchange knows these
// networks as it knows any other. Amounts are ledger units.
const sql = `
create table sim_chains (
  chain_id text collate "C" primary key,
  -- Part of every hash made from here on: a branch that takes another's place has other ones.
  fork integer not null default 0,
  is_stalled boolean not null default false,
  -- What befalls the next transaction that the exchange sends.
  mishap text check (mishap in ('fail', 'stick', 'lose', 'refuse'))
);

create table sim_blocks (
  chain_id text collate "C" not null references sim_chains (chain_id),
  height integer not null,
  hash text not null,
  parent_hash text not null,
  at_ms bigint not null,
  primary key (chain_id, height)
);

create table sim_transactions (
  chain_id text collate "C" not null references sim_chains (chain_id),
  tx_id text collate "C" not null,
  place bigint generated always as identity,
  -- Null: somebody outside sends. 0 is the hot wallet.
  from_index integer,
  from_address text not null,
  -- Of the hot wallet's own.
  sequence integer,
  fee_percent integer not null,
  to_address text not null,
  memo text,
  asset text not null,
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  -- Null while it waits.
  height integer,
  failed boolean not null default false,
  is_stuck boolean not null default false,
  will_fail boolean not null default false,
  primary key (chain_id, tx_id)
);
create index sim_transactions_by_height on sim_transactions (chain_id, height);

create table sim_addresses (
  chain_id text collate "C" not null references sim_chains (chain_id),
  index integer not null,
  address text collate "C" not null,
  primary key (chain_id, index),
  unique (chain_id, address)
);

create table sim_balances (
  chain_id text collate "C" not null references sim_chains (chain_id),
  address text collate "C" not null,
  asset text not null,
  amount bigint not null,
  primary key (chain_id, address, asset)
);
`;

export const simulatedNetworks: Migration = { version: 60, name: 'simulated networks', sql };
