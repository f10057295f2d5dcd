import type { Migration } from './migration';

const sql = `
-- When a wrong number was typed for it: it is over from then on, whatever time a process's clock shows. null: none was.
alter table handovers add column missed_at bigint;
`;

export const handoverMisses: Migration = { version: 50, name: 'handover_misses', sql };
