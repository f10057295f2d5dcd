import type { Page } from '@/contract/envelope';
import { AppError } from '../appError';

const ID = /^\d{1,18}$/;
export const DEFAULT_PAGE_SIZE = 20;

/** Opaque to clients, so that what it holds may change. */
function encode(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** The id a cursor stands for. Throws badRequest when it is none of ours. */
export function readCursor(searchAfter: string | undefined): string | undefined {
  if (searchAfter === undefined) return undefined;
  const id = Buffer.from(searchAfter, 'base64url').toString();
  if (!ID.test(id)) throw new AppError('badRequest', 'searchAfter', 'cursor');
  return id;
}

/** One page out of `pageSize + 1` rows: the extra row only tells that there is more. */
export function pageOf<Row, Wire>(
  rows: readonly Row[],
  pageSize: number,
  idOf: (row: Row) => string,
  toWire: (row: Row) => Wire,
): Page<Wire> {
  const shown = rows.slice(0, pageSize);
  const oldest = shown.at(-1);
  const last = rows.length <= pageSize || oldest === undefined;
  return { records: shown.map(toWire), searchAfter: last ? null : encode(idOf(oldest)), last };
}
