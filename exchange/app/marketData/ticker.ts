import type { Ticker } from '@/contract/market';
import { divideUnits, fromUnits } from '@/domain/money/units';
import type { DayStats } from './dayWindow';
import type { MarketUnits } from './marketUnits';

/** What stands in the market now, in ticks; undefined where nothing does. */
export interface StandingPrices {
  bidTicks: number | undefined;
  askTicks: number | undefined;
  referenceTicks: number | undefined;
}

/** The ticker of the wire. A market that never traded has no prices, and volumes of "0". */
export function tickerOf(symbol: string, units: MarketUnits, stats: DayStats | undefined, now: StandingPrices, atMs: number): Ticker {
  const price = (ticks: number | undefined) => (ticks === undefined ? null : units.price(ticks));
  return {
    symbol,
    last: price(stats?.last),
    open: price(stats?.open),
    high: price(stats?.high),
    low: price(stats?.low),
    baseVolume: units.quantity(stats?.lots ?? 0),
    quoteVolume: units.quote(stats?.tickLots ?? 0n),
    change: stats ? signedPrice(stats.last - stats.open, units) : null,
    changePercent: stats ? percentOf(stats) : null,
    bestBid: price(now.bidTicks),
    bestAsk: price(now.askTicks),
    reference: price(now.referenceTicks),
    at: atMs,
  };
}

function signedPrice(ticks: number, units: MarketUnits): string {
  return ticks < 0 ? `-${units.price(-ticks)}` : units.price(ticks);
}

/** (last - open) / open x 100 with two decimals, ties away from zero. */
function percentOf({ open, last }: DayStats): string {
  const hundredths = divideUnits(BigInt(last - open) * 10_000n, BigInt(open), 'half-up');
  return fromUnits(hundredths, 2);
}
