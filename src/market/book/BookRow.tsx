import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { LadderRow } from '@/domain/book/ladder';
import { useFormat } from '@/src/format';
import styles from './Book.module.css';

interface BookRowProps {
  row: LadderRow | undefined;
  /** How many rows are nearer to the spread. */
  place: number;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  onPick: () => void;
}

/** A place for one price of the book, with what stands there now; from then on RowWriter moves the figures. */
export function BookRow({ row, place, priceDecimals, sizeDecimals, showTotal, onPick }: BookRowProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.row}
      style={{ '--place': place } as CSSProperties}
      data-testid="book-row"
      onClick={onPick}
    >
      <span className={styles.depth} data-part="bar" />
      <span className={styles.cell}>
        <bdi className={clsx('num', styles.price)} data-part="price">
          {format.price(row?.price, priceDecimals)}
        </bdi>
      </span>
      <span className={styles.cell}>
        <bdi className="num" data-part="size">
          {format.size(row?.size, sizeDecimals)}
        </bdi>
      </span>
      {showTotal ? (
        <span className={clsx(styles.cell, styles.total)}>
          <bdi className="num" data-part="total">
            {format.size(row?.total, sizeDecimals)}
          </bdi>
        </span>
      ) : null}
      <span className={styles.mine} data-part="mine" />
    </button>
  );
}
