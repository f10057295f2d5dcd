import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { useSupport } from '@/src/brand/useSupport';

/** What can be done with a frozen account here, by who froze it and who there is to write to. */
export function useFrozenText(): (kind: 'frozen' | 'selfFrozen') => string {
  const { t } = useTranslation();
  const { trade } = useOffers();
  const support = useSupport();
  return (kind) => {
    if (kind === 'selfFrozen') return t(trade ? 'shell.standing.selfFrozenText' : 'shell.standing.selfFrozenTextWithoutTrade');
    if (support.isThere) return t(trade ? 'shell.standing.frozenText' : 'shell.standing.frozenTextWithoutTrade');
    return t(trade ? 'shell.standing.frozenTextAlone' : 'shell.standing.frozenTextAloneWithoutTrade');
  };
}
