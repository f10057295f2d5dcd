import { insertOrders, insertTrades, moneyBatchWith } from './0008_money_batch';
import type { Migration } from './migration';

// Names and symbols are no language. Under a database's own collation each comparison on the way down an index asks the
// operating system's locale; under "C" it compares bytes.
const KEYS: Readonly<Record<string, readonly string[]>> = {
  assets: ['asset'],
  markets: ['symbol', 'base', 'quote'],
  market_state: ['symbol'],
  market_fees: ['symbol'],
  traders: ['user_id'],
  accounts: ['owner_type', 'owner_id', 'wallet', 'asset'],
  ledger_postings: ['kind'],
  spot_orders: ['user_id', 'symbol'],
  spot_trades: ['symbol', 'buyer_id', 'seller_id'],
};

const collations = Object.entries(KEYS).map(
  ([table, columns]) => `alter table ${table} ${columns.map((column) => `alter ${column} type text collate "C"`).join(', ')};\n`,
);

// What a batch closes is written to the index of histories by the batch itself. The triggers that did it copied every row that was
// placed or changed, most of which were still open.
const triggers = `
drop trigger spot_orders_placed on spot_orders;
drop trigger spot_orders_changed on spot_orders;
drop function keep_closed_orders();
`;

const CLOSED = 'user_id, symbol, is_buy, is_filled, created_ms, order_id';
const closedFrom = (rows: string) =>
  `select user_id, symbol, side = 'BUY', status = 'FILLED', created_ms, id from ${rows} where status <> 'OPEN' and account_type <> 2`;

export const ordersWithClosed = `
  if cardinality(p_orders) > 0 then
${insertOrders}
    insert into spot_closed_orders (${CLOSED}) ${closedFrom('unnest(p_orders)')};
  end if;

  if cardinality(p_changes) > 0 then
    with changed as (
      update spot_orders o
         set filled_lots = c.filled_lots, filled_quote = c.filled_quote, fee_paid = c.fee_paid, reserved = c.reserved,
             status = c.status, close_reason = c.close_reason, updated_ms = c.updated_ms
        from (select r.*, (select s.ctid from spot_orders s where s.id = r.id) as place from unnest(p_changes) as r) c
       where o.ctid = c.place and o.status = 'OPEN'
      returning o.user_id, o.account_type, o.symbol, o.side, o.status, o.created_ms, o.id
    ), closed as (
      insert into spot_closed_orders (${CLOSED}) ${closedFrom('changed')}
    )
    select count(*) into affected from changed;
    if affected <> cardinality(p_changes) then
      raise exception 'an order of this batch is not open in the database' using errcode = 'KM002';
    end if;
  end if;

${insertTrades}`;

export const cheaperBatches: Migration = {
  version: 15,
  name: 'cheaper batches',
  sql: collations.join('') + triggers + moneyBatchWith(ordersWithClosed),
};
