import type { Migration } from './migration';

const sql = `
-- Of what a sale owed when its money was promised: given up by an operator, and never taken.
alter table express_orders add column forgiven bigint not null default 0 check (forgiven >= 0);
`;

export const forgivenExpress: Migration = { version: 92, name: 'what express orders were forgiven', sql };
