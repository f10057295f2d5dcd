/**
 * A spreadsheet takes a cell that begins like this for a formula and runs it: an apostrophe makes it text. Where its lists are separated
 * by something else than commas it cuts a cell in the middle, quoted or not, and what follows begins one; blanks and quotes in front it
 * leaves out.
 */
const FORMULA = /(^|[;|\t\r\n])((?:[^\S\t\r\n]|")*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** Left out in front, too, and separators themselves. */
const BLANK = /^[\t\r\n]/;
/** Below zero and nothing else: to read it as a number is right. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** The mark at the start tells spreadsheets that it is UTF-8. */
export const CSV_START = '\uFEFF';

function cell(text: string): string {
  const plain = NUMBER.test(text) ? text : text.replace(FORMULA, "$1'$2");
  const safe = BLANK.test(plain) ? `'${plain}` : plain;
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row as RFC 4180 writes it. */
export const csvRow = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

/** A whole file. */
export const csvText = (rows: readonly (readonly string[])[]): string => CSV_START + rows.map(csvRow).join('');
