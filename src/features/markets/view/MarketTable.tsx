import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TableSort } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import type { ChosenColumn } from '../model/columnChoice';
import type { MarketRow } from '../model/marketRow';
import { type MarketSort, SORT_KEYS } from '../model/marketView';
import { MarketCard } from './MarketCard';
import styles from './MarketTable.module.css';
import { MobileSort } from './MobileSort';
import { TableFoot } from './TableFoot';
import { useMarketColumns } from './useMarketColumns';

const PAGE_ROWS = 20;

/** What opens a row; rows that open nothing have their star. */
function placeOf(list: HTMLElement, index: number): HTMLElement | null | undefined {
  const row = list.querySelectorAll('tbody tr, li')[index];
  return row?.querySelector<HTMLElement>('a, button:not([aria-pressed])') ?? row?.querySelector('button');
}

/** The first rows, and twenty more with each press. The button goes with the last page: the focus then goes to the first new row. */
function usePages<Row>(rows: readonly Row[], list: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(PAGE_ROWS);
  const firstNew = useRef<number>(undefined);
  const isWhole = limit >= rows.length;

  useLayoutEffect(() => {
    const index = firstNew.current;
    firstNew.current = undefined;
    if (index === undefined || !isWhole || !list.current) return;
    placeOf(list.current, index)?.focus();
  });

  const showMore = () => {
    firstNew.current = limit;
    setLimit(limit + PAGE_ROWS);
  };
  return { shown: isWhole ? rows : rows.slice(0, limit), showMore };
}

interface MarketTableProps {
  /** Asked whether a user is reading it. */
  ref: RefObject<HTMLDivElement | null>;
  rows: readonly MarketRow[];
  sparklines: Record<string, string[]> | undefined;
  sort: MarketSort | undefined;
  onSortChange: (sort: MarketSort | undefined) => void;
  hiddenColumns: readonly ChosenColumn[];
  /** Rows left out as too little is traded there. */
  quietCount: number;
  isLoading: boolean;
  /** The numbers are no longer what is. */
  isStale: boolean;
  /** Instead of rows, when there are none, and when they could not be had. */
  empty: ReactNode;
  error: ReactNode;
}

const card = (row: MarketRow) => <MarketCard row={row} />;
const keyOf = (row: MarketRow) => row.symbol;

/** The table, or its cards on mobile, twenty rows at a time. */
export function MarketTable(props: MarketTableProps) {
  const { ref, rows, sparklines, sort, onSortChange, hiddenColumns, isLoading, isStale, empty, error } = props;
  const { t } = useTranslation('common');
  const columns = useMarketColumns(sparklines, hiddenColumns);
  const { shown, showMore } = usePages(rows, ref);

  const sortBy = (asked: TableSort | undefined) => {
    const key = SORT_KEYS.find((candidate) => candidate === asked?.key);
    onSortChange(asked && key ? { key, direction: asked.direction } : undefined);
  };
  return (
    <div ref={ref}>
      <MobileSort sort={sort} onSortChange={sortBy} />
      <Table
        className={clsx(styles.table, isStale && styles.stale)}
        label={t('markets.title')}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        sort={sort}
        onSortChange={sortBy}
        loading={isLoading}
        skeletonRows={PAGE_ROWS}
        empty={empty}
        error={error}
        card={card}
      />
      {rows.length > 0 ? <TableFoot shown={shown.length} count={rows.length} quietCount={props.quietCount} onShowMore={showMore} /> : null}
    </div>
  );
}
