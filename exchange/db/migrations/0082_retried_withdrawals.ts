import type { Migration } from './migration';

const sql = `
-- When an operator last asked that its transaction is offered again; kept once it was.
alter table withdrawals add column retry_ms bigint;
`;

export const retriedWithdrawals: Migration = { version: 82, name: 'withdrawals that are tried again', sql };
