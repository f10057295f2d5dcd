import type { Migration } from './migration';

// Amounts are ledger units of the coin.
const sql = `
create table chains (
  chain_id text collate "C" primary key,
  name text not null,
  -- Blocks before a deposit is credited; never fewer than the program holds safe.
  confirmations integer not null check (confirmations between 1 and 100000),
  sort integer not null,
  -- Since when it is stopped, and why: nothing is credited or sent until an operator has looked.
  halted_ms bigint,
  halted_for text,
  check ((halted_ms is null) = (halted_for is null))
);

create domain pause_reason as text check (value in ('MAINTENANCE', 'UPGRADE', 'CONGESTION', 'INCIDENT'));

create table networks (
  asset text collate "C" not null references assets (asset),
  chain_id text collate "C" not null references chains (chain_id),
  mark text not null,
  withdrawal_fee bigint not null check (withdrawal_fee >= 0),
  min_withdrawal bigint not null check (min_withdrawal > 0),
  min_deposit bigint not null check (min_deposit > 0),
  -- Null while they are open.
  deposits_paused pause_reason,
  deposits_until_ms bigint,
  withdrawals_paused pause_reason,
  withdrawals_until_ms bigint,
  sort integer not null,
  primary key (asset, chain_id)
);
`;

export const networks: Migration = { version: 58, name: 'networks of coins', sql };
