import { add, compare, isZero } from '@/domain/money/decimal';
import { REST_COLOR, SHARE_COLORS, type Share } from '@/src/ui/chart/shares';
import { type AssetRow, percentOf } from './assetRows';

/** One part of everything, as a list and a ring show it. */
export interface Slice extends Share {
  usd: string;
}

const MOST_COINS = 4;
const EARN_COLOR = 'var(--series-3)';
const WALLET_COLORS = { MAIN: 'var(--series-1)', TRADE: 'var(--series-4)', EARN: EARN_COLOR };

type Part = { key: string; usd: string; color: string };

const slices = (parts: readonly Part[]): Slice[] => {
  const filled = parts.filter(({ usd }) => !isZero(usd));
  const whole = filled.reduce((sum, { usd }) => add(sum, usd), '0');
  return filled.map((part) => ({ ...part, percent: Number(percentOf(part.usd, whole)) }));
};

/** The coins worth most, then plans, then what is left (keys `EARN` and `OTHER` beside those of coins). */
export function coinSlices(rows: readonly AssetRow[], earn: string): Slice[] {
  const priced = rows
    .filter(({ value }) => value !== undefined && !isZero(value))
    .toSorted((a, b) => compare(b.value ?? '0', a.value ?? '0'));
  const colors = SHARE_COLORS.filter((color) => color !== EARN_COLOR);
  const first = priced
    .slice(0, MOST_COINS)
    .map(({ symbol, value = '0' }, index) => ({ key: symbol, usd: value, color: colors[index] ?? REST_COLOR }));
  const rest = priced.slice(MOST_COINS).reduce((sum, { value = '0' }) => add(sum, value), '0');
  return slices([...first, { key: 'EARN', usd: earn, color: EARN_COLOR }, { key: 'OTHER', usd: rest, color: REST_COLOR }]);
}

/** Main wallet, trading wallet and plans, each even where there is nothing in it; plans only where there are any. */
export function walletSlices(main: string, trade: string, earn: string): Slice[] {
  const parts = [
    { key: 'MAIN', usd: main, color: WALLET_COLORS.MAIN },
    { key: 'TRADE', usd: trade, color: WALLET_COLORS.TRADE },
    ...(isZero(earn) ? [] : [{ key: 'EARN', usd: earn, color: WALLET_COLORS.EARN }]),
  ];
  const whole = parts.reduce((sum, { usd }) => add(sum, usd), '0');
  return parts.map((part) => ({ ...part, percent: Number(percentOf(part.usd, whole)) }));
}
