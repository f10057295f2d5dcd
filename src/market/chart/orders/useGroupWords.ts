import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { GroupText } from '../price/overlay/overlayState';

/** "6 buys", "2 sells"; orders of both sides are "3 orders". */
export function useGroupWords(): GroupText {
  const { t } = useTranslation('common');
  return useCallback(
    (count, isBuy) => {
      if (isBuy === undefined) return t('trade.ownOrders.orders', { count });
      return isBuy ? t('trade.ownOrders.buys', { count }) : t('trade.ownOrders.sells', { count });
    },
    [t],
  );
}
