import type { ReactNode } from 'react';
import { DayHead } from '../movements/DayHead';
import styles from '../movements/Movements.module.css';

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
