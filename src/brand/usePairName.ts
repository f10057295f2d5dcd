import { useCallback } from 'react';
import { useListing } from './ListingContext';

/** "BTC_USDT" -> its coins, as the site lists it. A market that is listed no more keeps its symbol for a name, and has no coins. */
export function usePairCoins(): (symbol: string) => { base: string; quote: string } | undefined {
  const { openTradeSymbols } = useListing();
  return useCallback((symbol: string) => openTradeSymbols[symbol], [openTradeSymbols]);
}

/** "BTC_USDT" -> "BTC/USDT" */
export function usePairName(): (symbol: string) => string {
  const coinsOf = usePairCoins();
  return useCallback(
    (symbol: string) => {
      const coins = coinsOf(symbol);
      return coins ? `${coins.base}/${coins.quote}` : symbol;
    },
    [coinsOf],
  );
}
