import type { Page } from '@/contract/envelope';
import { MAX_TIMESTAMP_MS } from '@/contract/primitives';
import { AppError } from './appError';

/** Where a row stands in a list: by time, and by id among those of one moment. */
export interface Position {
  atMs: number;
  id: string;
}

const POSITION = /^(\d{1,15})-(\d{1,18})$/;
export const DEFAULT_PAGE_SIZE = 20;

/** Opaque to clients, so that what it holds may change. */
function encode({ atMs, id }: Position): string {
  return Buffer.from(`${atMs}-${id}`).toString('base64url');
}

/** The position a cursor stands for. Throws badRequest when it is none of ours. */
export function readCursor(searchAfter: string | undefined): Position | undefined {
  if (searchAfter === undefined) return undefined;
  const [, atMs, id] = POSITION.exec(Buffer.from(searchAfter, 'base64url').toString()) ?? [];
  if (id === undefined || Number(atMs) > MAX_TIMESTAMP_MS) throw new AppError('badRequest', 'searchAfter', 'cursor');
  return { atMs: Number(atMs), id };
}

/** One page out of `pageSize + 1` rows: the extra row only tells that there is more. */
export function pageOf<Row, Wire>(
  rows: readonly Row[],
  pageSize: number,
  positionOf: (row: Row) => Position,
  toWire: (row: Row) => Wire,
): Page<Wire> {
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  const last = rows.length <= pageSize || end === undefined;
  return { records: shown.map(toWire), searchAfter: last ? null : encode(positionOf(end)), last };
}
