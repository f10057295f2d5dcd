import type { StateReason } from '@/domain/market/marketState';
import type { ReferencePrice } from '@/domain/market/referencePrice';
import type { MarketStateRow, MoneyStore } from '../../app/money/moneyStore';
import type { FeeRates } from '../../app/money/records/feeRates';
import type { MarketRow } from '../../app/money/records/market';
import type { MoneyHalt } from '../../app/money/records/moneyHalt';
import type { Sql } from '../../app/ports/database';

/** In millionths of a tick, as text: they may pass what int8 holds. */
interface ReferenceColumns {
  reference_micros: string | null;
  reference_sample_micros: string | null;
  reference_ms: bigint | null;
}

interface StateRow extends ReferenceColumns {
  symbol: string;
  seq: bigint;
  last_price_ticks: bigint;
  state: MarketStateRow['state'];
  state_reason: StateReason | null;
  state_until_ms: bigint | null;
  halted_from: MarketStateRow['haltedFrom'];
}

const STATES = `
  select symbol, seq, last_price_ticks, state, state_reason, state_until_ms, halted_from,
         reference_micros::text, reference_sample_micros::text, reference_ms
    from market_state`;

function referenceOf({
  reference_micros: micros,
  reference_sample_micros: sample,
  reference_ms: ms,
}: ReferenceColumns): ReferencePrice | null {
  if (micros === null || sample === null || ms === null) return null;
  return { micros: BigInt(micros), sampleMicros: BigInt(sample), atMs: Number(ms) };
}

const stateOf = ({
  symbol,
  seq,
  last_price_ticks,
  state,
  state_reason,
  state_until_ms,
  halted_from,
  ...row
}: StateRow): MarketStateRow => ({
  symbol,
  seq: Number(seq),
  lastPriceTicks: Number(last_price_ticks),
  reference: referenceOf(row),
  state,
  stateReason: state_reason,
  stateUntil: state_until_ms === null ? null : Number(state_until_ms),
  haltedFrom: halted_from,
});

const MARKETS = `
  select m.symbol, m.kind, m.base, m.quote, m.settle, b.scale as "baseScale", q.scale as "quoteScale",
         trim_scale(m.price_unit)::text as "priceUnit", trim_scale(m.quantity_unit)::text as "quantityUnit",
         trim_scale(m.price_increment)::text as "priceIncrement", trim_scale(m.quantity_increment)::text as "quantityIncrement",
         trim_scale(m.min_quantity)::text as "minQuantity", trim_scale(m.max_quantity)::text as "maxQuantity",
         trim_scale(m.min_notional)::text as "minNotional", trim_scale(m.price_band)::text as "priceBand"
    from markets m
    join assets b on b.asset = m.base
    join assets q on q.asset = m.quote
   order by m.sort`;

type MarketQueries = Pick<
  MoneyStore,
  'takeFence' | 'fenceOwner' | 'markets' | 'assets' | 'feeTiers' | 'marketFees' | 'marketStates' | 'moneyHalt' | 'reserveIds' | 'returnIds'
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
  marketFees: async () => {
    const rows = await sql.query<{ symbol: string; tier: number; makerPpm: number | null; takerPpm: number | null }>(
      'select symbol, tier::integer as tier, maker_ppm as "makerPpm", taker_ppm as "takerPpm" from market_fees',
    );
    return rows.map(({ symbol, tier, makerPpm, takerPpm }) => ({
      symbol,
      tier,
      rates: makerPpm === null || takerPpm === null ? null : { makerPpm, takerPpm },
    }));
  },
  feeTiers: () =>
    sql.query<FeeRates & { tier: number }>('select tier::integer as tier, maker_ppm as "makerPpm", taker_ppm as "takerPpm" from fee_tiers'),
  marketStates: async () => (await sql.query<StateRow>(STATES)).map(stateOf),
  moneyHalt: async () => {
    const [halt] = await sql.query<MoneyHalt>('select reason, at_ms::float8 as "atMs" from money_halt where reason is not null');
    return halt ?? null;
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
