import type { Migration } from './migration';

// Whoever placed an order and did not pay in time is told as well.
const sql = `
create or replace function note_express_news() returns trigger language plpgsql as $body$
begin
  if new.state in ('DELIVERED', 'FAILED', 'EXPIRED', 'REFUNDED', 'CHARGED_BACK') and old.state is distinct from new.state then
    insert into express_news (order_id, state, at_ms) values (new.id, new.state, coalesce(new.ended_ms, new.delivered_ms, new.created_ms));
  end if;
  return null;
end
$body$;
`;

export const expiredOrders: Migration = { version: 88, name: 'expired express orders are told', sql };
