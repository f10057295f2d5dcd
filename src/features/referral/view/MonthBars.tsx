import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useMemo } from 'react';
import type { ReferralEarnings } from '@/src/api/queries/referral';
import { useFormat } from '@/src/format';
import { useLocale } from '@/src/i18n/useLocale';
import { monthsOf, valueDecimals } from '../model/months';
import styles from './MonthBars.module.css';

/** What each month of a year gave, as bars with their amounts; the current month stands out. */
export function MonthBars({ earnings }: { earnings: ReferralEarnings }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const locale = useLocale();
  const now = Date.now();
  const months = monthsOf(earnings, now);
  const names = useMemo(() => {
    const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => short.format(Date.UTC(2026, month, 15)));
  }, [locale]);
  // A phone has them one below the other, and begins where there is something to see.
  const first = months.findIndex(({ height }) => Number(height) > 0);
  if (first < 0) return <p className={styles.nothing}>{t('referral.nothingIn', { year: String(earnings.year) })}</p>;
  const isThisYear = new Date(now).getUTCFullYear() === earnings.year;
  return (
    <ol className={styles.bars} aria-label={t('referral.byMonth', { year: String(earnings.year) })}>
      {months.map(({ month, value, height }) => (
        <li
          key={month}
          className={clsx(styles.month, month < first && styles.before, isThisYear && month === months.length - 1 && styles.current)}
        >
          <span className={styles.name}>{names[month]}</span>
          <span className={styles.room} style={{ '--share': height } as CSSProperties}>
            <span className="num">{valueDecimals(value) === undefined ? format.amount(value) : format.fixed(value, 2)}</span>
            <span className={styles.bar} aria-hidden="true" />
          </span>
        </li>
      ))}
    </ol>
  );
}
