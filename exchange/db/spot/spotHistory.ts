import type { OrderSide, OrderStatusFilter } from '@/domain/order/enums';

// Histories are merged: of every combination of the columns before the time (a stream) the newest rows are read from an index, and the
// newest of all of them are the page. Which streams a user has is found by hopping through the same index from one to the next, so a
// page costs by the number of their markets, not of their orders. See migration 0009.
//
// Parameters: $1 user, $2 symbol, $3 from ms, $4 to ms, $5 and $6 position (ms, id), $7 limit; $8 as said below. Null asks for anything.

const LARGEST_INT8 = '9223372036854775807';

/** A time and an id within what is asked for. */
const within = (atMs: string, id: string) => `
  ${atMs} >= coalesce($3::bigint, 0) and ${atMs} < coalesce($4::bigint, ${LARGEST_INT8})
  and (${atMs}, ${id}) < (coalesce($5::bigint, ${LARGEST_INT8}), coalesce($6::bigint, ${LARGEST_INT8}))`;

const CLOSED_STREAMS = `
  with recursive streams as (
    (select symbol, is_buy, is_filled from spot_closed_orders where user_id = $1 order by symbol, is_buy, is_filled limit 1)
    union all
    select next.* from streams s cross join lateral (
      select symbol, is_buy, is_filled from spot_closed_orders
       where user_id = $1 and (symbol, is_buy, is_filled) > (s.symbol, s.is_buy, s.is_filled)
       order by symbol, is_buy, is_filled limit 1
    ) next
  )`;

const closed = (condition: string) => `
  select page.* from streams s cross join lateral (
    select created_ms, order_id from spot_closed_orders c
     where c.user_id = $1 and c.symbol = s.symbol and c.is_buy = s.is_buy and c.is_filled = s.is_filled and ${within('c.created_ms', 'c.order_id')}
     order by c.created_ms desc, c.order_id desc limit $7::int
  ) page
  where ($2::text is null or s.symbol = $2) and ($8::text is null or s.is_buy = ($8 = 'BUY')) and ${condition}`;

// How many orders one user may have open is bounded: all of them may be looked at.
const OPEN = `
  select o.created_ms, o.id as order_id from spot_open_orders x join spot_orders o on o.id = x.order_id
   where x.user_id = $1 and o.status = 'OPEN' and ($2::text is null or o.symbol = $2) and ($8::text is null or o.side = $8)
     and ${within('o.created_ms', 'o.id')}`;

const PARTS: Record<OrderStatusFilter, readonly string[]> = {
  OPEN: [OPEN],
  FILLED: [closed('s.is_filled')],
  FINISHED: [closed('true')],
  // Taken out before it was filled, by its owner or by a rule.
  CANCELED: [closed('not s.is_filled')],
  ALL: [closed('true'), OPEN],
};

const orders = (status: OrderStatusFilter) => `
  ${status === 'OPEN' ? '' : CLOSED_STREAMS}
  select o.* from (
    select * from (${PARTS[status].map((part) => `(${part})`).join(' union all ')}) parts
     order by created_ms desc, order_id desc limit $7::int
  ) page join spot_orders o on o.id = page.order_id
  order by o.created_ms desc, o.id desc`;

/** A user's orders by status; $8 is the side. */
export const ORDERS: Record<OrderStatusFilter, string> = {
  OPEN: orders('OPEN'),
  FILLED: orders('FILLED'),
  FINISHED: orders('FINISHED'),
  CANCELED: orders('CANCELED'),
  ALL: orders('ALL'),
};

const columnsOf = (side: OrderSide) => (side === 'BUY' ? { own: 'buy', party: 'buyer' } : { own: 'sell', party: 'seller' });

const fillColumns = (side: OrderSide) => {
  const { own, party } = columnsOf(side);
  return `id, symbol, price_ticks, lots, quote, taker_side, '${side}' as own_side, ${own}_order_id as order_id, ${party}_fee as fee, at_ms`;
};

const symbolsOf = (side: OrderSide) => {
  const { party } = columnsOf(side);
  return `${party}_symbols as (
    (select symbol from spot_trades where ${party}_id = $1 order by symbol limit 1)
    union all
    select next.* from ${party}_symbols s cross join lateral (
      select symbol from spot_trades where ${party}_id = $1 and symbol > s.symbol order by symbol limit 1
    ) next
  )`;
};

const fillsBySymbol = (side: OrderSide) => {
  const { party } = columnsOf(side);
  return `(select page.* from ${party}_symbols s cross join lateral (
    select ${fillColumns(side)} from spot_trades t
     where t.${party}_id = $1 and t.symbol = s.symbol and ${within('t.at_ms', 't.id')}
     order by t.at_ms desc, t.id desc limit $7::int
  ) page where $2::text is null or s.symbol = $2)`;
};

const NEWEST_FIRST = 'order by at_ms desc, id desc limit $7::int';

/** Both sides of a user's trades; $8 is not used. */
export const FILLS = `
  with recursive ${symbolsOf('BUY')}, ${symbolsOf('SELL')}
  select * from (${fillsBySymbol('BUY')} union all ${fillsBySymbol('SELL')}) both_sides ${NEWEST_FIRST}`;

const fillsOfOrder = (side: OrderSide) => {
  const { own, party } = columnsOf(side);
  // Without statistics a plan may take the user's trades for as few as the order's: the order is looked up first (offset 0).
  return `(select ${fillColumns(side)} from (select * from spot_trades where ${own}_order_id = $8::bigint offset 0) t
    where ${party}_id = $1 and ($2::text is null or symbol = $2) and ${within('at_ms', 'id')}
    ${NEWEST_FIRST})`;
};

/** The user's side of one order's trades; $8 is the order. */
export const FILLS_OF_ORDER = `select * from (${fillsOfOrder('BUY')} union all ${fillsOfOrder('SELL')}) both_sides ${NEWEST_FIRST}`;
