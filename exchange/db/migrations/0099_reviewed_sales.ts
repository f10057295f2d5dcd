import type { Migration } from './migration';

// Sales for money that an operator looks at before their provider pays out, and the payments that wait for that word.
const sql = `
alter table express_orders drop constraint express_orders_state_check;
alter table express_orders add constraint express_orders_state_check check (state in (
  'CREATED', 'WAITING', 'STOPPED', 'REVIEW', 'PAID', 'DELIVERING', 'DELIVERED', 'FAILED', 'EXPIRED', 'CANCELLED', 'REJECTED', 'REFUNDED',
  'CHARGED_BACK'
));
alter table express_orders
  add column approval text check (approval in ('ONE', 'TWO')),
  add column review_ms bigint,
  add column approved_by text,
  add column released_ms bigint,
  add column reason text;
create index express_orders_to_let_go on express_orders (id) where state = 'REJECTED' and refunded_ms is null;

alter table simulated_payments add column is_held boolean not null default false, add column outcome text;

create or replace function note_express_news() returns trigger language plpgsql as $body$
begin
  if new.state in ('DELIVERED', 'FAILED', 'EXPIRED', 'REVIEW', 'REJECTED', 'REFUNDED', 'CHARGED_BACK') and old.state is distinct from new.state then
    insert into express_news (order_id, state, at_ms)
    values (new.id, new.state,
            case new.state when 'REVIEW' then new.review_ms else coalesce(new.ended_ms, new.delivered_ms, new.created_ms) end);
  end if;
  return null;
end
$body$;
`;

export const reviewedSales: Migration = { version: 99, name: 'sales that an operator looks at', sql };
