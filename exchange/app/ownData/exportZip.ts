import { Zip, ZipDeflate } from 'fflate';
import { CSV_START, csvRow } from '@/domain/csv';
import type { OwnPart } from './ownPart';

/** Decimals are text already; what has parts of its own is told as JSON within its cell. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function* rowsOf({ read }: OwnPart, userId: string) {
  let after: string | undefined;
  do {
    const page = await read(userId, after);
    yield page.rows;
    after = page.next;
  } while (after !== undefined);
}

async function* jsonOf(part: OwnPart, userId: string): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of rowsOf(part, userId)) {
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvOf(part: OwnPart, columns: readonly string[], userId: string): AsyncGenerator<string> {
  yield CSV_START + csvRow(columns);
  for await (const rows of rowsOf(part, userId)) for (const row of rows) yield csvRow(columns.map((column) => cellOf(row[column])));
}

function* filesOf(parts: readonly OwnPart[], userId: string) {
  for (const part of parts) {
    const { name, columns } = part;
    yield { name: `${name}.json`, text: jsonOf(part, userId) };
    if (columns) yield { name: `${name}.csv`, text: csvOf(part, columns, userId) };
  }
}

/** Text is packed when there is as much of it: small pieces cost more than they are. */
const PACKED_AT = 32_768;

/**
 * A ZIP with a JSON file of each part, and a CSV file where its rows have columns, piece by piece: at any moment it holds a piece of rows
 * and what was packed of it, however much there is. Each part is read once for each of its files; what is written meanwhile may stand in
 * the later one alone.
 */
export async function* exportZip(parts: readonly OwnPart[], userId: string, at: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { name, text } of filesOf(parts, userId)) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    let waiting = '';
    for await (const piece of text) {
      waiting += piece;
      if (waiting.length < PACKED_AT) continue;
      file.push(encoder.encode(waiting));
      waiting = '';
      yield* packed.splice(0);
    }
    file.push(encoder.encode(waiting), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
