import { useTranslation } from 'next-i18next/pages';
import { formatWeekday, useFormat } from '@/src/format';
import { readerDay } from '@/src/state/historyList';
import styles from './Movements.module.css';

const DAY_MS = 86_400_000;

interface DayHeadProps {
  /** YYYY-MM-DD, of the reader's calendar. */
  day: string;
  /** The moment that is now. */
  now: number;
}

/** Above the rows of one day: its name, and its date. */
export function DayHead({ day, now }: DayHeadProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const name = () => {
    if (day === readerDay(now)) return t('movements.today');
    if (day === readerDay(now - DAY_MS)) return t('movements.yesterday');
    return formatWeekday(day, format.locale);
  };
  return (
    <h2 className={styles.day}>
      <span className={styles.dayName}>{name()}</span> <span className={styles.date}>{format.day(day)}</span>
    </h2>
  );
}
