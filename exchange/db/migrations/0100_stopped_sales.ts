import type { Migration } from './migration';

// Sales that their owner's account stands against while an operator looks, too: they end by themselves, and their owner is told. Their
// provider is asked about what waits for a person.
const sql = `
drop index express_orders_open_sales;
create index express_orders_open_sales on express_orders (id) where side = 'SELL' and state in ('CREATED', 'WAITING', 'REVIEW');
create index express_orders_looked_at on express_orders (id) where state in ('STOPPED', 'REVIEW');

create or replace function note_express_news() returns trigger language plpgsql as $body$
begin
  -- One that its owner cancels is no news to them: it has no reason.
  if (new.state in ('DELIVERED', 'FAILED', 'EXPIRED', 'REVIEW', 'REJECTED', 'REFUNDED', 'CHARGED_BACK')
      or (new.state = 'CANCELLED' and new.reason is not null)) and old.state is distinct from new.state then
    insert into express_news (order_id, state, at_ms)
    values (new.id, new.state,
            case new.state when 'REVIEW' then new.review_ms else coalesce(new.ended_ms, new.delivered_ms, new.created_ms) end);
  end if;
  return null;
end
$body$;
`;

export const stoppedSales: Migration = { version: 100, name: 'sales that their owner has stopped', sql };
