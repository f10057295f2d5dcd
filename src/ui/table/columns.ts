import type { ReactNode } from 'react';
import type { MaybeDecimal } from '@/src/format';
import type { MenuOption } from '../menu/MenuList';

interface ColumnBase {
  key: string;
  /** Empty only for columns of buttons: `label` then names them for speech. */
  header: ReactNode;
  label?: string;
  /** Numbers and actions stand at the end of the line, words at its start, unless told otherwise. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Left out below this width. */
  hideBelow?: 'tablet' | 'desktop' | 'largePc';
  /** Stands for several others where these are left out. */
  hideFrom?: 'desktop' | 'largePc';
  /** CSS width. */
  width?: string;
  /** Names the row: its cell is the row's header. */
  isRowHeader?: boolean;
}

interface CoinCell {
  symbol: string;
  name?: string;
  icon?: string;
  size?: number;
  inline?: boolean;
}

/** What a cell shows, by kind (specification section 3, "Table column kinds"). */
type ColumnKind<Row> =
  | { kind: 'text'; value: (row: Row) => ReactNode }
  | { kind: 'action'; render: (row: Row) => ReactNode }
  | { kind: 'coin'; coin: (row: Row) => CoinCell }
  | {
      kind: 'dropdown';
      options: (row: Row) => readonly MenuOption[];
      onSelect: (row: Row, value: string) => void;
      value?: (row: Row) => string;
      label: string;
    }
  | { kind: 'number'; value: (row: Row) => MaybeDecimal; decimals?: (row: Row) => number; unit?: (row: Row) => string }
  | { kind: 'currency'; value: (row: Row) => MaybeDecimal; currency?: string; compact?: boolean }
  | { kind: 'colored'; value: (row: Row) => MaybeDecimal; as?: 'percent' | 'amount'; decimals?: number }
  | { kind: 'custom'; render: (row: Row) => ReactNode }
  | { kind: 'hideBalanceText'; value: (row: Row) => ReactNode; hidden: boolean }
  | {
      kind: 'formattedBalance';
      value: (row: Row) => string | undefined;
      hidden: boolean;
      decimals?: (row: Row) => number;
      unit?: (row: Row) => string;
    };

export type Column<Row> = ColumnBase & ColumnKind<Row>;

export type SortDirection = 'ascending' | 'descending';
export interface TableSort {
  key: string;
  direction: SortDirection;
}

const AT_END: ReadonlySet<Column<unknown>['kind']> = new Set([
  'action',
  'dropdown',
  'number',
  'currency',
  'colored',
  'formattedBalance',
  'hideBalanceText',
]);

/** Where a column stands: what is compared by its last digits stands at the end of the line. */
export function alignOf<Row>(column: Column<Row>): 'start' | 'end' {
  return column.align ?? (AT_END.has(column.kind) ? 'end' : 'start');
}

/** What a press on a column's header asks for: highest first, then lowest first, then the list's own order. */
export function nextSort(current: TableSort | undefined, key: string): TableSort | undefined {
  if (current?.key !== key) return { key, direction: 'descending' };
  return current.direction === 'descending' ? { key, direction: 'ascending' } : undefined;
}
