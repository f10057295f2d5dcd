import type { CSSProperties } from 'react';
import styles from './Book.module.css';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows in their final geometry, busy until there is something to put in them. */
export function SkeletonRows({ count, height, columns = 3 }: { count: number; height: number; columns?: number }) {
  return keysOf(count).map((key) => (
    <div
      key={key}
      className={styles.skeletonRow}
      style={{ '--book-row': `${height}px` } as CSSProperties}
      aria-busy="true"
      data-skeleton=""
    >
      {keysOf(columns).map((cell) => (
        <span key={cell} className={styles.bar} />
      ))}
    </div>
  ));
}
