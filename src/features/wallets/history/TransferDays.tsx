import type { TransferItem } from '@/src/state/walletSlice';
import { DayHead } from '../movements/DayHead';
import styles from '../movements/Movements.module.css';
import { TransferRow } from './TransferRow';

interface TransferDaysProps {
  recordsByDay: Readonly<Record<string, readonly TransferItem[]>>;
  currentId: string | undefined;
  onOpen: (row: TransferItem) => void;
}

/** Transfers by day of the reader's calendar, newest first. */
export function TransferDays({ recordsByDay, currentId, onOpen }: TransferDaysProps) {
  const now = Date.now();
  return Object.entries(recordsByDay).map(([day, rows]) => (
    <section key={day} data-day={day}>
      <DayHead day={day} now={now} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <TransferRow row={row} isCurrent={row.id === currentId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
