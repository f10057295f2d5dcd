import type { Migration } from './migration';

// What became of orders, in the order in which it was committed, for their owners to be told of.
const news = `
create table express_news (
  position bigint generated always as identity primary key,
  order_id bigint not null references express_orders,
  state text not null,
  at_ms bigint not null
);
create function note_express_news() returns trigger language plpgsql as $body$
begin
  if new.state in ('DELIVERED', 'FAILED', 'REFUNDED', 'CHARGED_BACK') and old.state is distinct from new.state then
    insert into express_news (order_id, state, at_ms) values (new.id, new.state, coalesce(new.ended_ms, new.delivered_ms, new.created_ms));
  end if;
  return null;
end
$body$;
create trigger express_orders_tell after update on express_orders for each row execute function note_express_news();
insert into notice_sources (source, told_through) values ('express', 0);
`;

export const expressNotices: Migration = { version: 76, name: 'what is told of express orders', sql: news };
