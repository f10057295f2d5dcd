import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { useOffers } from '@/src/brand/offers';
import { useSite } from '@/src/brand/SiteContext';
import { usePairPath } from '@/src/brand/usePairPath';
import { priceMarketOf } from '../holdings/quotes';
import { coinActs } from './coinActs';

/** What can be done with a coin; `onTransfer` opens the transfer of one. */
export function useCoinActs(onTransfer: (coin: string) => void) {
  const { t } = useTranslation('common');
  const offers = useOffers();
  const site = useSite();
  const pairPath = usePairPath();
  return useCallback(
    (coin: string) => {
      const market = priceMarketOf(coin, site);
      const tradePath = market === undefined ? undefined : pairPath(market);
      return coinActs({ coin, offers, t, onTransfer: () => onTransfer(coin), tradePath });
    },
    [offers, site, pairPath, t, onTransfer],
  );
}
