import clsx from 'clsx';
import { memo } from 'react';
import { alignOf, type Column } from './columns';
import styles from './Table.module.css';
import { TableCell } from './TableCell';
import { hidingClass } from './tableClasses';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  onPress?: (row: Row) => void;
}

function Cells<Row>({ row, columns, onPress }: TableRowProps<Row>) {
  return (
    <tr className={clsx(styles.row, onPress && styles.pressable)} onClick={onPress && (() => onPress(row))}>
      {columns.map((column) => {
        const className = clsx(styles.cell, styles[alignOf(column)], hidingClass(column));
        return column.isRowHeader ? (
          <th key={column.key} scope="row" className={className}>
            <TableCell column={column} row={row} />
          </th>
        ) : (
          <td key={column.key} className={className}>
            <TableCell column={column} row={row} />
          </td>
        );
      })}
    </tr>
  );
}

/**
 * A row; a press anywhere on it is only a wider target: its own link or button has the keyboard. It renders anew only when its own data or
 * the columns changed.
 */
export const TableRow = memo(Cells) as typeof Cells;
