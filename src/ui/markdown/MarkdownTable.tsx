import type { Block, Span } from '@/src/lib/markdown/blocks';
import { inOrder } from './inOrder';
import styles from './Markdown.module.css';
import { Spans } from './Spans';

const headOf = (spans: Span[]) => (
  <th scope="col">
    <Spans spans={spans} />
  </th>
);

const cellOf = (spans: Span[]) => (
  <td>
    <Spans spans={spans} />
  </td>
);

const rowOf = (cells: Span[][]) => <tr>{inOrder(cells.map(cellOf))}</tr>;

/** A table of a text. Its cells break their lines, so that it fits any width. */
export function MarkdownTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>{inOrder(head.map(headOf))}</tr>
      </thead>
      <tbody>{inOrder(rows.map(rowOf))}</tbody>
    </table>
  );
}
