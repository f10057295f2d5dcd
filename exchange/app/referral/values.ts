import { multiply, roundDecimals } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';

const VALUE_DECIMALS = 8;

export interface Prices {
  /** Decimal places by asset. */
  scales: ReadonlyMap<string, number>;
  /** USDT by asset; what is not there has no price and counts as nothing. */
  rates: ReadonlyMap<string, string>;
}

/** What an amount is worth in USDT, rounded down. For looking at: nothing is paid by it. */
export function usdtValue({ scales, rates }: Prices, asset: string, units: bigint): string {
  const scale = scales.get(asset);
  const rate = rates.get(asset);
  if (scale === undefined || rate === undefined) return '0';
  return roundDecimals(multiply(fromUnits(units, scale), rate), VALUE_DECIMALS, 'down');
}
