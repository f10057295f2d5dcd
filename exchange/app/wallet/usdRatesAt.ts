import { usdRatesFrom } from '@/domain/market/usdRates';
import type { MarketData } from '../marketData/createMarketData';
import type { Rates } from './walletStore';

/** USD by asset when an hour ended, by the last trades before: what never traded until then has no rate. */
export async function usdRatesAt(marketData: Pick<MarketData, 'instruments' | 'klines'>, endMs: number): Promise<Rates> {
  const prices = [];
  // One after the other: nothing waits for it, and others are to have their turn at the database.
  for (const { symbol, base, quote } of marketData.instruments()) {
    const [hour] = await marketData.klines(symbol, '1h', 1, endMs);
    prices.push({ base, quote, last: hour?.[4] ?? null });
  }
  return usdRatesFrom(prices);
}
