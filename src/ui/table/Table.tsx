import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { useIsMobile } from '../media/useMediaQuery';
import type { Column, TableSort } from './columns';
import styles from './Table.module.css';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { CardSkeletons, TableSkeleton } from './TableSkeleton';

interface TableProps<Row> {
  /** What the table lists, for speech. */
  label: string;
  /** Keep the array's identity while nothing changed (module constant or useMemo): rows compare it. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  /** Asks for another order; sorting the rows is the caller's. */
  onSortChange?: (sort: TableSort | undefined) => void;
  onRowPress?: (row: Row) => void;
  /** Rows are on their way: shows shapes of them. */
  loading?: boolean;
  skeletonRows?: number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows: an ErrorView. */
  error?: ReactNode;
  /** Below 768 px the rows become cards. */
  card?: (row: Row) => ReactNode;
  /** Terminal rows of 32 px. */
  dense?: boolean;
  /** Edges flush with the page. */
  bare?: boolean;
  /** The head stays while the box around the table scrolls: the table then has no scroll bar of its own. */
  stickyHead?: boolean;
  className?: string;
}

const SKELETON_ROWS = 5;

/** A real table: column heads, row heads, sorting by keyboard, loading, empty and failed states. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, card, loading, skeletonRows = SKELETON_ROWS, empty, error, className } = props;
  const isMobile = useIsMobile();
  // What failed says so, also while it is tried again.
  const isWaiting = Boolean(loading && rows.length === 0 && !error);
  const state = error ?? (rows.length === 0 && !isWaiting ? empty : undefined);
  const cards = useMemo(() => (card ? rows.map((row) => <li key={rowKey(row)}>{card(row)}</li>) : undefined), [card, rows, rowKey]);
  // Until the width is known both are there and CSS shows the right one; then only that one stays.
  const showsCards = cards && !state && !isWaiting && isMobile !== false;
  const showsCardShapes = card && isWaiting && isMobile !== false;
  // Where rows are cards there are no columns: what is said instead of rows stands without heads.
  const saysOnly = card && state && isMobile;
  const showsTable = !saysOnly && ((!showsCards && !showsCardShapes) || isMobile === undefined);
  return (
    <div
      className={clsx(props.stickyHead ? styles.inScroller : styles.scroller, rows.length === 0 && styles.still, className)}
      aria-busy={isWaiting}
    >
      {showsCards ? (
        <ul aria-label={label} className={clsx(styles.cards, styles.onlyNarrow)}>
          {cards}
        </ul>
      ) : null}
      {showsCardShapes ? <CardSkeletons cards={skeletonRows} className={styles.onlyNarrow} /> : null}
      {saysOnly ? state : null}
      {showsTable ? (
        <WideTable {...props} {...{ isWaiting, state }} className={showsCards || showsCardShapes ? styles.onlyWide : undefined} />
      ) : null}
    </div>
  );
}

function WideTable<Row>(props: TableProps<Row> & { isWaiting: boolean; state: ReactNode }) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    onRowPress,
    isWaiting,
    skeletonRows = SKELETON_ROWS,
    state,
    dense,
    bare,
    stickyHead,
    className,
  } = props;
  const body = rows.map((row) => <TableRow key={rowKey(row)} {...{ row, columns }} onPress={onRowPress} />);
  return (
    <table aria-label={label} className={clsx(styles.table, dense && styles.dense, bare && styles.bare, className)}>
      <TableHead {...{ columns, sort, onSortChange }} sticky={stickyHead} />
      {isWaiting ? (
        <TableSkeleton columns={columns} rows={skeletonRows} />
      ) : (
        <tbody>{state ? <StateRow span={columns.length}>{state}</StateRow> : body}</tbody>
      )}
    </table>
  );
}

function StateRow({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr>
      <td colSpan={span} className={styles.state}>
        {children}
      </td>
    </tr>
  );
}
