import type { MarketStateRow, MoneyStore } from '../app/money/moneyStore';
import type { MarketRow } from '../app/money/records/market';
import type { Sql } from '../app/ports/database';

interface StateRow {
  symbol: string;
  epoch: bigint;
  seq: bigint;
  last_price_ticks: bigint;
}

const stateOf = ({ symbol, epoch, seq, last_price_ticks }: StateRow): MarketStateRow => ({
  symbol,
  epoch: Number(epoch),
  seq: Number(seq),
  lastPriceTicks: Number(last_price_ticks),
});

const STATE_COLUMNS = 'symbol, epoch, seq, last_price_ticks';

const MARKETS = `
  select m.symbol, m.base, m.quote, b.scale as "baseScale", q.scale as "quoteScale",
         m.price_increment::text as "priceIncrement", m.quantity_increment::text as "quantityIncrement",
         m.min_quantity::text as "minQuantity", m.max_quantity::text as "maxQuantity",
         m.min_notional::text as "minNotional", m.price_band::text as "priceBand", m.status <> 'TRADING' as "isPaused"
    from markets m
    join assets b on b.asset = m.base
    join assets q on q.asset = m.quote
   order by m.sort`;

type MarketQueries = Pick<MoneyStore, 'markets' | 'assets' | 'takeOver' | 'marketStates' | 'reserveIds' | 'returnIds'>;

/** Listing, market state and id ranges. */
export const moneyMarkets = (sql: Sql): MarketQueries => ({
  markets: () => sql.query<MarketRow>(MARKETS),
  assets: () => sql.query<{ asset: string; scale: number }>('select asset, scale from assets order by sort desc'),
  takeOver: async (symbols) => {
    const rows = await sql.query<StateRow>(
      `update market_state set epoch = epoch + 1 where symbol = any($1::text[]) returning ${STATE_COLUMNS}`,
      [symbols],
    );
    return rows.map(stateOf);
  },
  marketStates: async (symbols) => {
    const rows = await sql.query<StateRow>(`select ${STATE_COLUMNS} from market_state where symbol = any($1::text[])`, [symbols]);
    return rows.map(stateOf);
  },
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
