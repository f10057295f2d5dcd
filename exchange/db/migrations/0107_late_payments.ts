import type { Migration } from './migration';

// A payment that was opened for an order which was over by then: its provider is asked about it until that time, or until it says what became
// of it.
const sql = `
alter table express_orders add column late_until_ms bigint;
create index express_orders_late on express_orders (id) where late_until_ms is not null;
`;

export const latePayments: Migration = { version: 107, name: 'payments of orders that were over', sql };
