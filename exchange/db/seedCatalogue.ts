import { dayNumber } from '@/domain/days';
import { ratePpmOf } from '@/domain/earn/interest';
import { decimalsOf, toMultiples } from '@/domain/money/increments';
import { toSafeUnits, toUnits } from '@/domain/money/units';
import { type ChainSeed, chainSeeds, type NetworkSeed, networkSeeds } from '../app/custody/networkSeeds';
import { type PlanSeed, planSeeds } from '../app/earn/planSeeds';
import { type AssetSeed, assetSeeds, type MarketSeed, marketSeeds } from '../app/markets/catalogue';
import type { Database, Sql } from '../app/ports/database';

export interface FeeDefaults {
  makerFeeRate: string;
  takerFeeRate: string;
}

const DEFAULT_FEES: FeeDefaults = { makerFeeRate: '0.0008', takerFeeRate: '0.001' };
const PPM_DECIMALS = 6;

const assetRow = ({ asset, name, scale, isFiat, sort }: AssetSeed) => ({ asset, name, scale, is_fiat: isFiat, is_open: true, sort });

const marketRow = (seed: MarketSeed, sort: number, listedMs: number) => ({
  symbol: `${seed.base}_${seed.quote}`,
  base: seed.base,
  quote: seed.quote,
  kind: 'SPOT',
  settle: seed.quote,
  price_unit: seed.priceIncrement,
  quantity_unit: seed.quantityIncrement,
  price_increment: seed.priceIncrement,
  quantity_increment: seed.quantityIncrement,
  min_quantity: seed.quantityIncrement,
  max_quantity: seed.maxQuantity,
  min_notional: seed.minNotional,
  price_band: seed.priceBand,
  categories: seed.categories,
  listed_ms: listedMs,
  sort,
});

function planRow(seed: PlanSeed, sort: number) {
  const scale = assetSeeds.find(({ asset }) => asset === seed.coinSymbol)?.scale ?? 0;
  const unitsOf = (amount: string) => {
    const units = toUnits(amount, scale);
    if (units === undefined) throw new RangeError(`plan ${seed.planId}: ${amount} ${seed.coinSymbol} has more than ${scale} decimals`);
    return String(units);
  };
  return {
    id: seed.planId,
    asset: seed.coinSymbol,
    plan_type: seed.planType,
    term_days: seed.termDays,
    is_open: true,
    min_amount: unitsOf(seed.minAmount),
    max_per_user: unitsOf(seed.maxPerUser),
    capacity: unitsOf(seed.capacity),
    taken: 0,
    sort,
  };
}

// Only a plan's first rate: of one that has rates, the operator says the others.
const FIRST_RATES = `
insert into earn_rates (plan_id, from_day, rate_ppm)
select r.plan_id, r.from_day, r.rate_ppm from json_populate_recordset(null::earn_rates, $1::json) r
 where not exists (select 1 from earn_rates e where e.plan_id = r.plan_id)`;

function rateRow({ planId, aprPercent }: PlanSeed, now: number) {
  const rate = ratePpmOf(aprPercent);
  if (rate === undefined) throw new RangeError(`plan ${planId}: the rate ${aprPercent} is finer than millionths`);
  return { plan_id: planId, from_day: dayNumber(now), rate_ppm: Number(rate) };
}

const chainRow = ({ chainId, name, confirmations }: ChainSeed, sort: number) => ({ chain_id: chainId, name, confirmations, sort });

function networkRow(seed: NetworkSeed, sort: number) {
  const scale = assetSeeds.find(({ asset }) => asset === seed.asset)?.scale ?? 0;
  const unitsOf = (amount: string) => {
    const units = toUnits(amount, scale);
    if (units === undefined) throw new RangeError(`${amount} ${seed.asset} has more than ${scale} decimals`);
    return String(units);
  };
  return {
    asset: seed.asset,
    chain_id: seed.chainId,
    mark: seed.mark,
    withdrawal_fee: unitsOf(seed.withdrawalFee),
    min_withdrawal: unitsOf(seed.minWithdrawal),
    min_deposit: unitsOf(seed.minDeposit),
    sort,
  };
}

/** The anchor is the last price until the first trade: bands hold from the first order on. */
function stateRow(seed: MarketSeed) {
  const ticks = toMultiples(seed.anchorPrice, seed.priceIncrement);
  if (ticks === undefined)
    throw new RangeError(`anchor price of ${seed.base}_${seed.quote} is off its tick (${decimalsOf(seed.priceIncrement)} decimals)`);
  return { symbol: `${seed.base}_${seed.quote}`, seq: 0, last_price_ticks: ticks, state: 'LIVE' };
}

function ppm(rate: string): number {
  const units = toSafeUnits(rate, PPM_DECIMALS);
  if (units === undefined) throw new RangeError(`fee rate ${rate} has more than ${PPM_DECIMALS} decimals`);
  return units;
}

async function insertMissing(tx: Sql, table: string, rows: readonly object[]): Promise<void> {
  await tx.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json) on conflict do nothing`, [
    JSON.stringify(rows),
  ]);
}

/**
 * Lists what the catalogue names and the database does not have yet. Rows that exist are left alone: from the first start
 * on the database rules. `now` (ms) becomes the listing time of new markets.
 */
export function seedCatalogue(database: Database, now: number, fees: FeeDefaults = DEFAULT_FEES): Promise<void> {
  return database.transaction(async (tx) => {
    await insertMissing(tx, 'assets', assetSeeds.map(assetRow));
    await insertMissing(
      tx,
      'markets',
      marketSeeds.map((seed, sort) => marketRow(seed, sort, now)),
    );
    await insertMissing(tx, 'market_state', marketSeeds.map(stateRow));
    await insertMissing(tx, 'chains', chainSeeds.map(chainRow));
    await insertMissing(tx, 'networks', networkSeeds.map(networkRow));
    await insertMissing(tx, 'earn_plans', planSeeds.map(planRow));
    await tx.query(FIRST_RATES, [JSON.stringify(planSeeds.map((seed) => rateRow(seed, now)))]);
    await insertMissing(tx, 'fee_tiers', [{ tier: 0, maker_ppm: ppm(fees.makerFeeRate), taker_ppm: ppm(fees.takerFeeRate) }]);
  });
}
