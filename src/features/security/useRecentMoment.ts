import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { dayKey, formatTime, useFormat } from '@/src/format';

const SECONDS = /:\d\d$/;

/** "Today, 08:02", else "14 Nov, 19:45". For what is rendered in the reader's browser alone. */
export function useRecentMoment(): (ms: number) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return useCallback(
    (ms) => (dayKey(ms) === dayKey(Date.now()) ? t('security.today', { time: formatTime(ms).replace(SECONDS, '') }) : format.moment(ms)),
    [t, format],
  );
}
