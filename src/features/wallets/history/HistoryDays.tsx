import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { formatWeekday, useFormat } from '@/src/format';
import { readerDay } from '@/src/state/historyList';
import styles from '../movements/Movements.module.css';

const DAY_MS = 86_400_000;

interface DayHeadProps {
  /** YYYY-MM-DD, of the user's calendar. */
  day: string;
  /** The moment that is now. */
  now: number;
}

/** Above the rows of one day: its name, and its date. */
function DayHead({ day, now }: DayHeadProps) {
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

interface HistoryDaysProps<Row> {
  recordsByDay: Readonly<Record<string, readonly Row[]>>;
  row: (row: Row) => ReactNode;
}

/** Rows of a list by day of the user's calendar, newest first. */
export function HistoryDays<Row extends { id: string }>({ recordsByDay, row }: HistoryDaysProps<Row>) {
  const now = Date.now();
  return Object.entries(recordsByDay).map(([day, rows]) => (
    <section key={day} data-day={day}>
      <DayHead day={day} now={now} />
      <ul className={styles.rows}>
        {rows.map((one) => (
          <li key={one.id}>{row(one)}</li>
        ))}
      </ul>
    </section>
  ));
}
