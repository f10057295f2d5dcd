import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Plan } from '@/src/api/queries/convert';
import { useFormat } from '@/src/format';

/** A Monday. */
const MONDAY_MS = 4 * 86_400_000;
const DAY_MS = 86_400_000;

export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The name of a day of the week, 1 Monday to 7 Sunday. */
export function useDayName(): (day: number) => string {
  const { locale } = useFormat();
  return useCallback(
    (day) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY_MS + (day - 1) * DAY_MS),
    [locale],
  );
}

/** "Every Monday, 09:00". */
export function useEvery(): (rhythm: Pick<Plan, 'every' | 'day' | 'minute'>) => string {
  const { t } = useTranslation('common');
  const dayName = useDayName();
  return ({ every, day, minute }) =>
    t(`convert.every.${every}`, { day: every === 'WEEK' ? dayName(day) : String(day), time: clockText(minute) });
}
