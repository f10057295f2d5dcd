import { compare } from '@/domain/money/decimal';

export interface KnownPair {
  symbol: string;
  base: string;
  /** Of the last 24 hours, in one currency for all pairs; absent while it is not known. */
  volume?: string;
}

/** So many letters wrong make a slip; more make another name. */
const MOST_SLIPS = 2;

/** BTC-USDT, BTC/USDT and BTCUSDT are one name. */
const letters = (symbol: string) => symbol.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Letters to put in, take out, change or swap with a neighbour to make one word of the other (optimal string alignment). */
function slips(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length] ?? 0;
}

/** Most first; what is not known, last. */
function byVolume({ volume: one }: KnownPair, { volume: other }: KnownPair): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return compare(other, one);
}

/**
 * The pairs a user may have meant: those a slip or two away first, then the most traded. What is spelled quite differently is not
 * nearer for happening to have as many letters.
 */
export function nearestPairs(asked: string, known: readonly KnownPair[], count: number): string[] {
  const name = letters(asked);
  // A coin alone means its pairs.
  const distanceTo = ({ symbol, base }: KnownPair) => Math.min(MOST_SLIPS + 1, slips(name, letters(symbol)), slips(name, base));
  return known
    .map((pair) => ({ pair, distance: distanceTo(pair) }))
    .sort((one, other) => one.distance - other.distance || byVolume(one.pair, other.pair))
    .slice(0, count)
    .map(({ pair }) => pair.symbol);
}
