import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { alignOf, type Column, nextSort, type TableSort } from './columns';
import styles from './Table.module.css';
import { hidingClass } from './tableClasses';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: TableSort;
  onSortChange?: (sort: TableSort | undefined) => void;
  sticky?: boolean;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function HeadCell<Row>({ column, sort, onSortChange, sticky }: Omit<TableHeadProps<Row>, 'columns'> & { column: Column<Row> }) {
  const isSortable = Boolean(column.sortable && onSortChange);
  const direction = sort?.key === column.key ? sort.direction : 'none';
  const Icon = sortIcons[direction];
  return (
    <th
      scope="col"
      aria-sort={isSortable ? direction : undefined}
      style={{ width: column.width }}
      className={clsx(styles.head, styles[alignOf(column)], sticky && styles.sticky, hidingClass(column))}
    >
      {isSortable ? (
        <button
          type="button"
          className={clsx(styles.sort, direction !== 'none' && styles.sorted)}
          onClick={() => onSortChange?.(nextSort(sort, column.key))}
        >
          {column.header}
          <Icon size={12} strokeWidth={3} aria-hidden="true" />
        </button>
      ) : (
        column.header || (column.label ? <span className="sr-only">{column.label}</span> : null)
      )}
    </th>
  );
}

/** The head row; it stays while rows load, so that nothing moves when they come. */
export function TableHead<Row>({ columns, ...head }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} {...head} />
        ))}
      </tr>
    </thead>
  );
}
