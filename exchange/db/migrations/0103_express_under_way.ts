import type { Migration } from './migration';

// How many orders of a user are under way, without those that are over.
const sql = `
create index express_orders_open_by_user on express_orders (user_id)
 where state in ('CREATED', 'WAITING', 'STOPPED', 'REVIEW', 'PAID', 'DELIVERING');
`;

export const expressUnderWay: Migration = { version: 103, name: 'express orders of a user that are under way', sql };
