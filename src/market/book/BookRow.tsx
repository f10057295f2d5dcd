import clsx from 'clsx';
import { memo } from 'react';
import type { LadderRow } from '@/domain/book/ladder';
import { useFormat } from '@/src/format';
import styles from './Book.module.css';

interface BookRowProps {
  row: LadderRow;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  /** An own order rests in this group. */
  isMine: boolean;
  /** Must be stable: rows render only when they change. */
  onPick: (price: string) => void;
}

/** One price of the book. Its depth bar's width is the CSS variable --depth, which the side sets. */
export const BookRow = memo(function BookRow({ row, priceDecimals, sizeDecimals, showTotal, isMine, onPick }: BookRowProps) {
  const format = useFormat();
  return (
    <button type="button" tabIndex={-1} className={styles.row} data-testid="book-row" onClick={() => onPick(row.price)}>
      <span className={styles.cell}>
        <bdi className={clsx('num', styles.price)}>{format.price(row.price, priceDecimals)}</bdi>
      </span>
      <span className={styles.cell}>
        <bdi className="num">{format.size(row.size, sizeDecimals)}</bdi>
      </span>
      {showTotal ? (
        <span className={clsx(styles.cell, styles.total)}>
          <bdi className="num">{format.size(row.total, sizeDecimals)}</bdi>
        </span>
      ) : null}
      {isMine ? <span className={styles.mine} data-own-order="" /> : null}
    </button>
  );
});
