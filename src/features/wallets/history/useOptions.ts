import { useTranslation } from 'next-i18next/pages';
import { WALLETS } from '@/domain/account/wallets';
import { EXPRESS_SIDES } from '@/domain/express/orderState';
import { useListing } from '@/src/brand/ListingContext';
import { useSite } from '@/src/brand/SiteContext';
import { offeredTypes, STATUSES } from './model/filterLists';

/** What the lists of the history can be asked for, by name. */
export function useOptions() {
  const { t } = useTranslation('common');
  const site = useSite();
  const { coinInfo } = useListing();
  return {
    types: offeredTypes(site).map((value) => ({ value, label: t(`movements.types.${value}`) })),
    statuses: STATUSES.map((value) => ({ value, label: t(`movements.statuses.${value}`) })),
    coins: Object.keys(coinInfo)
      .sort()
      .map((value) => ({ value, label: value })),
    sides: EXPRESS_SIDES.map((value) => ({ value, label: t(`movements.types.${value}`) })),
    wallets: WALLETS.map((value) => ({ value, label: t(`history.walletNames.${value}`) })),
  };
}
