import type { BatchValue } from '../app/money/batch/rows';

/** What needs no quotes, neither in a row nor in an array of rows. An empty text does: nothing at all is null. */
const PLAIN = /^[\w.:-]+$/;

function fieldText(value: BatchValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) ? value : `"${value.replace(/["\\]/g, '$&$&')}"`;
}

function rowText<Column extends string>(row: Readonly<Record<Column, BatchValue>>, columns: readonly Column[]): string {
  let text = '';
  for (const column of columns) text += text === '' ? `(${fieldText(row[column])}` : `,${fieldText(row[column])}`;
  return `"${text.includes('"') || text.includes('\\') ? text.replace(/["\\]/g, '\\$&') : text})"`;
}

/**
 * Rows as PostgreSQL's text of an array of a row type with these columns: `{"(1,BUY,)","(2,SELL,7)"}`. Far cheaper to read than JSON.
 */
export function rowArray<Column extends string>(rows: readonly Readonly<Record<Column, BatchValue>>[], columns: readonly Column[]): string {
  return `{${rows.map((row) => rowText(row, columns)).join(',')}}`;
}
