import type { Migration } from './migration';

// Brands keep their coins on the same chains: what lies there stands against what all of them owe. Null on days before it was written down.
const sql = `
alter table liability_snapshots add column owed_by_all json;
`;

export const owedByAll: Migration = { version: 95, name: 'owed_by_all', sql };
