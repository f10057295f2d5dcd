import type { Instrument } from '@/contract/instrument';
import type { ListedPair, SiteConfig } from '@/contract/site';

type Listed = Pick<SiteConfig, 'openTradeSymbols'>;

/** Symbols of the pairs the site trades, with what it lists of each, in its order: lowest sort first. */
export const tradedPairs = ({ openTradeSymbols }: Listed): [symbol: string, pair: ListedPair][] =>
  Object.entries(openTradeSymbols)
    .filter(([, { isShow }]) => isShow)
    .sort(([, one], [, other]) => one.sort - other.sort);

/**
 * Of pairs the exchange has those whose prices the site shows, each with the place it has there, in this order. A site without spot trades none and shows them all; one that
 * was listed after the page was made is not in its configuration yet, and is shown.
 */
export function shownPairs(
  pairs: readonly Instrument[],
  { supportSpot, openTradeSymbols }: Listed & Pick<SiteConfig, 'supportSpot'>,
): Instrument[] {
  const placed = (pair: Instrument) => {
    const sort = openTradeSymbols[pair.symbol]?.sort ?? pair.sort;
    return sort === pair.sort ? pair : { ...pair, sort };
  };
  const isShown = ({ symbol }: Instrument) => !supportSpot || openTradeSymbols[symbol]?.isShow !== false;
  return pairs
    .filter(isShown)
    .map(placed)
    .sort((one, other) => one.sort - other.sort);
}
