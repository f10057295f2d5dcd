import type { Migration } from './migration';

// Each provider numbers its payments by itself: two may give one the same number.
const sql = `
drop index express_orders_by_payment;
create unique index express_orders_by_payment on express_orders (provider, payment_id) where payment_id is not null;
`;

export const paymentsByProvider: Migration = { version: 106, name: 'payments by provider', sql };
