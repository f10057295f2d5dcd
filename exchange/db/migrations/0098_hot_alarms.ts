import type { Migration } from './migration';

// What a hot wallet should have of a coin on a network, ledger units; no row: enough for what waits to be signed.
const sql = `
create table hot_alarms (
  chain_id text collate "C" not null,
  asset text collate "C" not null,
  least bigint not null check (least >= 0),
  most bigint check (most > least),
  primary key (chain_id, asset),
  foreign key (asset, chain_id) references networks (asset, chain_id)
);
`;

export const hotAlarms: Migration = { version: 98, name: 'alarms of hot wallets', sql };
