import type { TransactionItem } from '@/src/state/walletSlice';
import { DayHead } from '../movements/DayHead';
import { MovementRow } from '../movements/MovementRow';
import styles from '../movements/Movements.module.css';

interface TransactionDaysProps {
  recordsByDay: Readonly<Record<string, readonly TransactionItem[]>>;
  currentId: string | undefined;
  onOpen: (row: TransactionItem) => void;
}

/** Transactions by day of the reader's calendar, newest first. */
export function TransactionDays({ recordsByDay, currentId, onOpen }: TransactionDaysProps) {
  const now = Date.now();
  return Object.entries(recordsByDay).map(([day, rows]) => (
    <section key={day} data-day={day}>
      <DayHead day={day} now={now} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <MovementRow row={row} isCurrent={row.id === currentId} onOpen={() => onOpen(row)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
