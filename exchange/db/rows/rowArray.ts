import type { BatchValue } from '../../app/money/batch/rows';

/** What needs no quotes, neither in a row nor in an array of rows. An empty text does: nothing at all is null. */
const PLAIN = /^[\w.:-]+$/;

/** How a quoted field writes these within a quoted row: the field doubles them, and the row escapes what the field wrote. */
const QUOTED: Readonly<Record<string, string>> = { '"': '\\"\\"', '\\': '\\\\\\\\' };

function fieldText(value: BatchValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) ? value : `\\"${value.replace(/["\\]/g, (special) => QUOTED[special] ?? special)}\\"`;
}

/**
 * Rows as PostgreSQL's text of an array of a row type with these columns: `{"(1,BUY,)","(2,SELL,7)"}`. Far cheaper to read than JSON.
 */
export function rowArray<Column extends string>(rows: readonly Readonly<Record<Column, BatchValue>>[], columns: readonly Column[]): string {
  let text = '';
  for (const row of rows) {
    text += text === '' ? '"(' : ',"(';
    for (let index = 0; index < columns.length; index += 1) {
      if (index > 0) text += ',';
      text += fieldText(row[columns[index] as Column]);
    }
    text += ')"';
  }
  return `{${text}}`;
}
