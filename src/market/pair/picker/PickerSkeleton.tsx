import clsx from 'clsx';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './PairPicker.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The rows' final geometry before the pairs are there. */
export function PickerSkeleton({ isSheet }: { isSheet: boolean }) {
  return (
    <div className={clsx(styles.scroll, styles.rows)} aria-busy="true">
      {ROWS.map((row) => (
        <div key={row} className={clsx(styles.row, isSheet && styles.sheetRow)}>
          <span />
          <span className={styles.pair}>
            <Skeleton width={isSheet ? 32 : 24} height={isSheet ? 32 : 24} round />
            <Skeleton width={72} />
          </span>
          {isSheet ? null : <span />}
          <span className={styles.price}>
            <Skeleton width={56} />
          </span>
          <span className={styles.change}>
            <Skeleton width={40} />
          </span>
        </div>
      ))}
    </div>
  );
}
