import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';

const MINUTE = 60;

/** About how long money is on its way, as every screen says it: in minutes, and rather too long than too short. */
export function useExpectedTime(): (seconds: number) => string {
  const { t } = useTranslation('common');
  return useCallback((seconds) => t('wallets.minutes', { count: Math.max(1, Math.ceil(seconds / MINUTE)) }), [t]);
}
