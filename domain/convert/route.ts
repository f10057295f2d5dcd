import type { OrderSide } from '../order/enums';

/** A market, by the coins it trades. */
interface Pair {
  symbol: string;
  base: string;
  quote: string;
}

/** One trade of a conversion: where, and which way. */
export interface RouteLeg {
  symbol: string;
  side: OrderSide;
}

const legOf = (pair: Pair, give: string): RouteLeg => ({ symbol: pair.symbol, side: pair.base === give ? 'SELL' : 'BUY' });

const otherOf = (pair: Pair, coin: string): string | undefined =>
  pair.base === coin ? pair.quote : pair.quote === coin ? pair.base : undefined;

/** The market of two coins, whichever is its base. */
const between = (pairs: readonly Pair[], one: string, other: string) => pairs.find((pair) => otherOf(pair, one) === other);

/**
 * The ways from one coin to another: the market of the two, where there is one, and two trades over each coin that both trade against, the
 * market listed first to begin with.
 */
export function routesBetween(pairs: readonly Pair[], give: string, get: string): readonly (readonly RouteLeg[])[] {
  if (give === get) return [];
  const direct = between(pairs, give, get);
  const over = pairs.flatMap((first) => {
    const common = otherOf(first, give);
    if (common === undefined || common === get) return [];
    const second = between(pairs, common, get);
    return second ? [[legOf(first, give), legOf(second, common)]] : [];
  });
  return direct ? [[legOf(direct, give)], ...over] : over;
}

/** Coins that some market trades, first markets first. */
export const convertibleCoins = (pairs: readonly Pair[]): string[] => [...new Set(pairs.flatMap(({ base, quote }) => [quote, base]))];
