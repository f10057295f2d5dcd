import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { LadderRow } from '@/domain/book/ladder';
import { useFormat } from '@/src/format';
import styles from './TwoSided.module.css';

interface TwoSidedCellProps {
  row: LadderRow | undefined;
  percent: number;
  priceDecimals: number;
  sizeDecimals: number;
  showTotal: boolean;
  onPick: () => void;
}

/** A place for one price of one side; its words run from the outside to the middle. From then on RowWriter moves the figures. */
export function TwoSidedCell({ row, percent, priceDecimals, sizeDecimals, showTotal, onPick }: TwoSidedCellProps) {
  const format = useFormat();
  return (
    <button type="button" tabIndex={-1} className={styles.cell} data-testid="book-row" onClick={onPick}>
      <span className={styles.depth} style={{ '--depth': percent / 100 } as CSSProperties} data-part="bar" />
      {showTotal ? (
        <bdi className={clsx('num', styles.total)} data-part="total">
          {format.size(row?.total, sizeDecimals)}
        </bdi>
      ) : null}
      <bdi className="num" data-part="size">
        {format.size(row?.size, sizeDecimals)}
      </bdi>
      <bdi className={clsx('num', styles.price)} data-part="price">
        {format.price(row?.price, priceDecimals)}
      </bdi>
      <span className={styles.mine} data-part="mine" />
    </button>
  );
}
