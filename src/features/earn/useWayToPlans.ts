import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';

/** The way back to all of one's plans: among those that are offered; where none are any more, in the wallets. */
export function useWayToPlans() {
  const { t } = useTranslation('common');
  const { earn } = useOffers();
  return earn ? { label: t('earn.myPlans'), href: pathTo('earn') } : { label: t('shell.wallet.overview'), href: pathTo('walletsOverview') };
}
