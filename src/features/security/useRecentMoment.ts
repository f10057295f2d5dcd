import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { dayKey, formatTime, useFormat } from '@/src/format';

const SECONDS = /:\d\d$/;

/**
 * "Today, 08:02", else "14 Nov, 19:45". For what is rendered in the user's browser alone.
 * @param today words for a time of today
 * @param before words around any other moment; it stands alone without them
 */
export function useRecentMoment(today = 'security.today', before?: string): (ms: number) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return useCallback(
    (ms) => {
      if (dayKey(ms) === dayKey(Date.now())) return t(today, { time: formatTime(ms).replace(SECONDS, '') });
      const moment = format.moment(ms);
      return before === undefined ? moment : t(before, { time: moment });
    },
    [t, format, today, before],
  );
}
