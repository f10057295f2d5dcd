import type { Migration } from './migration';

const sql = `
-- A sale whose account was frozen, locked or held after it was opened: an operator decides.
alter table express_orders drop constraint express_orders_state_check;
alter table express_orders add constraint express_orders_state_check check (state in (
  'CREATED', 'WAITING', 'STOPPED', 'PAID', 'DELIVERING', 'DELIVERED', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK'
));
create index express_orders_open_sales on express_orders (id) where side = 'SELL' and state in ('CREATED', 'WAITING');
`;

export const stoppedExpress: Migration = { version: 93, name: 'sales that an operator decides about', sql };
