import type { MarketStateRow, MoneyStore } from '../app/money/moneyStore';
import type { FeeRates } from '../app/money/records/feeRates';
import type { MarketRow } from '../app/money/records/market';
import type { Sql } from '../app/ports/database';

interface StateRow {
  symbol: string;
  seq: bigint;
  last_price_ticks: bigint;
  state: MarketStateRow['state'];
  state_reason: string | null;
}

const stateOf = ({ symbol, seq, last_price_ticks, state, state_reason }: StateRow): MarketStateRow => ({
  symbol,
  seq: Number(seq),
  lastPriceTicks: Number(last_price_ticks),
  state,
  stateReason: state_reason,
});

const MARKETS = `
  select m.symbol, m.base, m.quote, b.scale as "baseScale", q.scale as "quoteScale",
         m.price_increment::text as "priceIncrement", m.quantity_increment::text as "quantityIncrement",
         m.min_quantity::text as "minQuantity", m.max_quantity::text as "maxQuantity",
         m.min_notional::text as "minNotional", m.price_band::text as "priceBand", m.status <> 'TRADING' as "isPaused"
    from markets m
    join assets b on b.asset = m.base
    join assets q on q.asset = m.quote
   order by m.sort`;

type MarketQueries = Pick<
  MoneyStore,
  'takeFence' | 'fenceOwner' | 'markets' | 'assets' | 'feeTiers' | 'marketStates' | 'reserveIds' | 'returnIds'
>;

/** The fence, listing, market state and id ranges. */
export const moneyMarkets = (sql: Sql): MarketQueries => ({
  takeFence: async (owner, isNew) => {
    const [row] = await sql.query<{ epoch: bigint | null }>('select take_money_fence($1, $2::boolean) as epoch', [owner, isNew]);
    return row?.epoch == null ? undefined : Number(row.epoch);
  },
  fenceOwner: async () => (await sql.query<{ owner: string }>('select owner from money_fence where id = 1'))[0]?.owner ?? '',
  markets: () => sql.query<MarketRow>(MARKETS),
  assets: () => sql.query<{ asset: string; scale: number }>('select asset, scale from assets order by sort desc'),
  feeTiers: () =>
    sql.query<FeeRates & { tier: number }>('select tier::integer as tier, maker_ppm as "makerPpm", taker_ppm as "takerPpm" from fee_tiers'),
  marketStates: async () =>
    (await sql.query<StateRow>('select symbol, seq, last_price_ticks, state, state_reason from market_state')).map(stateOf),
  reserveIds: async (kind, count) => {
    const [row] = await sql.query<{ first: bigint }>(
      'update id_ranges set next = next + $2::int where name = $1 returning next - $2::int as first',
      [kind, count],
    );
    if (!row) throw new Error(`no id range named ${kind}`);
    return Number(row.first);
  },
  returnIds: async (kind, { next, end }) => {
    await sql.query('update id_ranges set next = $2::bigint where name = $1 and next = $3::bigint and $2::bigint < $3::bigint', [
      kind,
      next,
      end,
    ]);
  },
});
