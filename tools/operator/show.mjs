import { shownTime } from './times.mjs';

/** Rows of equal shape as a table with the columns that are named. */
function table(rows, columns) {
  if (rows.length === 0) return '(none)\n';
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => textOf(cell(row))))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, index) => cell.padEnd(widths[index]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** What users wrote does not command the operator's terminal, nor turn the direction of what is read. */
const seen = (text) =>
  text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (unseen) => `\\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}`);
const json = (value) => seen(JSON.stringify(value));

const textOf = (value) => {
  if (value === null || value === undefined) return '-';
  return typeof value === 'object' ? json(value) : seen(String(value));
};

/** Less is how long something took. */
const A_TIME = 1e11;

/** Times travel as milliseconds, which nobody reads: the hour stands beside them. */
const timed = (name, value) =>
  typeof value === 'number' && value > A_TIME && /(Ms|At)$/.test(name) ? `${value}  (${shownTime(value)} UTC)` : textOf(value);

function fields(row) {
  const entries = Object.entries(row);
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${timed(name, value)}\n`).join('');
}

/** Prints what came of a command: JSON as it is with --json, else for people. */
export function show(command, asked, answer, given) {
  if (given.json) {
    process.stdout.write(`${json(asked.shown === undefined ? (answer ?? null) : { ...answer, ...asked.shown })}\n`);
    return;
  }
  if (asked.shown !== undefined) process.stdout.write(fields(asked.shown));
  if (answer === undefined) return;
  if (command.print) process.stdout.write(command.print(answer, { table, fields }));
  else if (Array.isArray(answer)) process.stdout.write(table(answer, command.columns));
  else process.stdout.write(answer === null || Object.keys(answer).length === 0 ? 'done\n' : fields(answer));
}
