import type { Migration } from './migration';

// Amounts are ledger units of the asset, fees of a network units of its own coin. Ids come from the range of the same name.
const sql = `
create table withdrawals (
  id bigint primary key,
  user_id text not null,
  brand text not null,
  client_withdrawal_id text collate "C" not null,
  asset text not null references assets,
  chain_id text collate "C" not null,
  address text not null,
  memo text,
  label text,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  usd_cents bigint check (usd_cents >= 0),
  score integer not null,
  signs text not null,
  device text not null,
  country text,
  status text not null check (status in
    ('HELD', 'REVIEW', 'APPROVED', 'SIGNED', 'SENT', 'CONFIRMING', 'DONE', 'CANCELLED', 'REJECTED', 'FAILED')),
  reason text,
  leaves_ms bigint not null,
  asked_ms bigint not null,
  approved_ms bigint,
  approved_by text,
  sent_ms bigint,
  ended_ms bigint,
  tx_id text,
  confirmations integer not null default 0,
  -- The last status its owner was told of; not the money writer's.
  told_status text,
  unique (user_id, client_withdrawal_id),
  check ((ended_ms is not null) = (status in ('DONE', 'CANCELLED', 'REJECTED', 'FAILED')))
);
create index withdrawals_by_user on withdrawals (user_id, asked_ms desc, id desc);
create index withdrawals_open on withdrawals (chain_id, id) where ended_ms is null;
create index withdrawals_untold on withdrawals (id) where told_status is distinct from status;

create table withdrawal_transactions (
  withdrawal_id bigint not null references withdrawals,
  attempt integer not null check (attempt >= 0),
  chain_id text collate "C" not null,
  sequence bigint not null check (sequence >= 0),
  is_first boolean not null,
  tx_id text collate "C" not null,
  raw text not null,
  fee_percent integer not null,
  max_fee bigint not null check (max_fee >= 0),
  signed_ms bigint not null,
  state text not null check (state in ('SIGNED', 'TAKEN', 'DEAD')),
  primary key (withdrawal_id, attempt)
);
-- One that was refused and is signed with its sequence number again is the same.
create unique index withdrawal_tx_ids on withdrawal_transactions (chain_id, tx_id) where state <> 'DEAD';
-- No two withdrawals with one sequence number: the network would take one of them and never the other.
create unique index withdrawal_sequences on withdrawal_transactions (chain_id, sequence) where is_first and state <> 'DEAD';

insert into money_tables (name, key_columns) values ('withdrawals', '{id}'), ('withdrawal_transactions', '{withdrawal_id,attempt}');
insert into id_ranges (name, next) values ('withdrawal', 1);
`;

export const withdrawals: Migration = { version: 62, name: 'withdrawals', sql };
