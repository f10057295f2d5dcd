import { useTranslation } from 'next-i18next/pages';
import type { MarketState } from '@/domain/market/marketState';

/** What a market's state is called; undefined while it is live, when nothing needs to be said of it. */
export function useMarketStateName(): (state: MarketState) => string | undefined {
  const { t } = useTranslation('common');
  return (state) => (state === 'LIVE' ? undefined : t(`trade.state.name.${state}`));
}
