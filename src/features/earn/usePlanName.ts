import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';

/** "Flexible", "90 days". */
export function usePlanName(): (termDays: number | null) => string {
  const { t } = useTranslation('common');
  return useCallback((termDays) => (termDays === null ? t('home.earn.flexible') : t('home.earn.days', { count: termDays })), [t]);
}
