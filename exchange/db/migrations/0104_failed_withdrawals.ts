import type { Migration } from './migration';

// Why they failed is written down from now on; until now there was this one reason.
const sql = `
update withdrawals set reason = 'NOT_MOVED' where status = 'FAILED' and reason is null;
`;

export const failedWithdrawals: Migration = { version: 104, name: 'why withdrawals failed', sql };
