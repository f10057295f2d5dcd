import clsx from 'clsx';
import { type CSSProperties, memo } from 'react';
import type { LadderRow } from '@/domain/book/ladder';
import { useFormat } from '@/src/format';
import styles from './TwoSided.module.css';

interface TwoSidedCellProps {
  row: LadderRow;
  percent: number;
  isMine: boolean;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  onPick: (price: string) => void;
}

/** One price of one side; its words run from the outside to the middle. */
export const TwoSidedCell = memo(function TwoSidedCell(props: TwoSidedCellProps) {
  const { row, percent, isMine, priceDecimals, sizeDecimals, showTotal, onPick } = props;
  const format = useFormat();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.cell}
      style={{ '--depth': `${percent}%` } as CSSProperties}
      data-testid="book-row"
      onClick={() => onPick(row.price)}
    >
      {showTotal ? <bdi className={clsx('num', styles.total)}>{format.size(row.total, sizeDecimals)}</bdi> : null}
      <bdi className="num">{format.size(row.size, sizeDecimals)}</bdi>
      <bdi className={clsx('num', styles.price)}>{format.price(row.price, priceDecimals)}</bdi>
      {isMine ? <span className={styles.mine} data-own-order="" /> : null}
    </button>
  );
});
