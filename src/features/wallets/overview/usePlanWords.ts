import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { EarnSubscription } from '@/contract/earn';

/** "Fixed 90 days", "Flexible". */
export function usePlanWords(): (plan: EarnSubscription) => string {
  const { t } = useTranslation('common');
  return useCallback(({ termDays }) => (termDays === null ? t('wallets.flexiblePlan') : t('wallets.fixedPlan', { days: termDays })), [t]);
}
