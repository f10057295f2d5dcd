import clsx from 'clsx';
import { Skeleton } from '../views/Skeleton';
import { alignOf, type Column } from './columns';
import styles from './Table.module.css';
import { hidingClass } from './tableClasses';

/** Rows of the final height before the data is there. */
export function TableSkeleton<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: number }) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place.
        <tr key={index}>
          {columns.map((column) => (
            <td key={column.key} className={clsx(styles.cell, hidingClass(column))}>
              <span className={alignOf(column) === 'end' ? styles.endShape : undefined}>
                <Skeleton width={column.kind === 'coin' ? 96 : 64} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The same where rows are cards: there are no columns to keep. */
export function CardSkeletons({ cards, className }: { cards: number; className?: string }) {
  return (
    <div className={className}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place.
        <div key={index} className={styles.cardShape}>
          <Skeleton width={128} height={16} />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
