import type { BatchRow } from '../app/money/moneyStore';

type Value = BatchRow[number];

/** What needs no quotes, neither in a row nor in an array of rows. An empty text does: nothing at all is null. */
const PLAIN = /^[\w.:-]+$/;

function fieldText(value: Value): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) ? value : `"${value.replace(/["\\]/g, '$&$&')}"`;
}

function rowText(row: BatchRow): string {
  let text = '';
  for (const value of row) text += text === '' ? `(${fieldText(value)}` : `,${fieldText(value)}`;
  return `"${text.includes('"') || text.includes('\\') ? text.replace(/["\\]/g, '\\$&') : text})"`;
}

/** Rows as PostgreSQL's text of an array of a table's row type: `{"(1,BUY,)","(2,SELL,7)"}`. Far cheaper to read than JSON. */
export function rowArray(rows: readonly BatchRow[]): string {
  return `{${rows.map(rowText).join(',')}}`;
}
