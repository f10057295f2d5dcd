import { fromUnits } from '@/domain/money/units';
import type { LiabilitySnapshot } from '@/src/api/queries/liabilities';

/** `BTC:21482000,USDT:1248022` as coins and decimal amounts, by the scales the snapshot names. */
export function readSums(text: string, { assets }: Pick<LiabilitySnapshot, 'assets'>): { coinSymbol: string; amount: string }[] {
  const scales = new Map(assets.map(({ coinSymbol, scale }) => [coinSymbol, scale]));
  return text
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [coinSymbol = '', units = '0'] = entry.split(':');
      return { coinSymbol, amount: fromUnits(BigInt(units), scales.get(coinSymbol) ?? 0) };
    });
}
