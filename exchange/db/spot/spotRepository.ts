import type { OrderSide } from '@/domain/order/enums';
import type { Sql } from '../../app/ports/database';
import type { FillRecord, PageFilter, SpotQueries, UserFeeRates } from '../../app/spot/spotQueries';
import { FILLS, FILLS_OF_ORDER, ORDERS } from './spotHistory';
import { orderRecordOf, type SpotOrderRow } from './spotOrderRows';

interface FillRow {
  id: bigint;
  symbol: string;
  price_ticks: bigint;
  lots: bigint;
  quote: bigint;
  taker_side: OrderSide;
  own_side: OrderSide;
  order_id: bigint;
  fee: bigint;
  at_ms: bigint;
}

const fillOf = (row: FillRow): FillRecord => ({
  tradeId: String(row.id),
  orderId: String(row.order_id),
  symbol: row.symbol,
  side: row.own_side,
  role: row.own_side === row.taker_side ? 'TAKER' : 'MAKER',
  priceTicks: Number(row.price_ticks),
  lots: Number(row.lots),
  quote: row.quote,
  fee: row.fee,
  atMs: Number(row.at_ms),
});

const EXCEPTIONS = `
  coalesce((select json_agg(json_build_object('symbol', m.symbol, 'makerPpm', m.maker_ppm, 'takerPpm', m.taker_ppm) order by m.symbol)
              from market_fees m where m.tier = f.tier and m.maker_ppm is not null), '[]'::json) as markets`;

const FEE_RATES = `
  select f.maker_ppm as "makerPpm", f.taker_ppm as "takerPpm", ${EXCEPTIONS} from fee_tiers f
   where f.tier = coalesce((select t.fee_tier from traders t where t.user_id = $1), 0)`;

const FEE_RATES_OF = `
  select g.user_id as "userId", f.maker_ppm as "makerPpm", f.taker_ppm as "takerPpm", ${EXCEPTIONS}
    from unnest($1::text[]) as g(user_id) left join traders t on t.user_id = g.user_id
    join fee_tiers f on f.tier = coalesce(t.fee_tier, 0)`;

const BALANCES = `
  select a.asset, s.scale, a.available, a.held from accounts a join assets s on s.asset = a.asset
   where a.owner_type = 'user' and a.owner_id = $1 and a.wallet = 'TRADE' order by s.sort desc, a.asset`;

/** What the texts of spotHistory.ts take. */
function paramsOf(userId: string, { symbol, fromTime, toTime, before, limit }: PageFilter, ...more: (string | undefined)[]): unknown[] {
  return [userId, symbol, fromTime, toTime, before?.atMs, before?.id, limit, ...more].map((value) => value ?? null);
}

/** Reads one user's trading, over either database. */
export function createSpotRepository(sql: Sql): SpotQueries {
  return {
    orders: async (userId, { side, status, ...filter }) =>
      (await sql.query<SpotOrderRow>(ORDERS[status], paramsOf(userId, filter, side))).map(orderRecordOf),
    fills: async (userId, { orderId, ...filter }) => {
      const rows =
        orderId === undefined
          ? await sql.query<FillRow>(FILLS, paramsOf(userId, filter))
          : await sql.query<FillRow>(FILLS_OF_ORDER, paramsOf(userId, filter, orderId));
      return rows.map(fillOf);
    },
    feeRates: async (userId) => {
      const [row] = await sql.query<UserFeeRates>(FEE_RATES, [userId]);
      if (!row) throw new Error('the default fee tier is missing');
      return row;
    },
    feeRatesOf: async (userIds) => {
      const rows = await sql.query<UserFeeRates & { userId: string }>(FEE_RATES_OF, [userIds]);
      return new Map(rows.map(({ userId, ...rates }) => [userId, rates]));
    },
    balances: (userId) => sql.query(BALANCES, [userId]),
  };
}
