import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { useCoins } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { useOffers } from '@/src/brand/offers';
import { usePairPath } from '@/src/brand/usePairPath';
import { priceMarketOf } from '../holdings/quotes';
import { coinActs } from './coinActs';

interface CoinActsOf {
  /** Opens the transfer of one. */
  onTransfer: (coin: string) => void;
  /** Starts a deposit of one; undefined where none can be. */
  onDeposit?: ((coin: string) => void) | undefined;
}

/** What can be done with a coin. */
export function useCoinActs({ onTransfer, onDeposit }: CoinActsOf) {
  const { t } = useTranslation('common');
  const offers = useOffers();
  const listing = useListing();
  const pairPath = usePairPath();
  const { data: coins } = useCoins();
  return useCallback(
    (coin: string) => {
      const market = priceMarketOf(coin, listing);
      const tradePath = market === undefined ? undefined : pairPath(market);
      const isFiat = coins?.some(({ coinSymbol, isFiat: isMoney }) => coinSymbol === coin && isMoney) ?? false;
      return coinActs({
        coin,
        isFiat,
        offers,
        t,
        onTransfer: () => onTransfer(coin),
        onDeposit: onDeposit && (() => onDeposit(coin)),
        tradePath,
      });
    },
    [offers, listing, pairPath, coins, t, onTransfer, onDeposit],
  );
}
