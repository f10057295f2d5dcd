import { Skeleton } from '../views/Skeleton';
import { Row } from './Row';
import styles from './RowSkeleton.module.css';

interface RowSkeletonProps {
  /** How many there will be, or most often are. */
  count?: number;
}

/** Setting rows that are on their way. */
export function RowSkeleton({ count = 1 }: RowSkeletonProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
    <Row key={row}>
      <Skeleton className={styles.tile} width={40} height={40} />
      <span className={styles.words}>
        <Skeleton width={132} height={14} />
        <Skeleton width={220} height={12} />
      </span>
    </Row>
  ));
}
