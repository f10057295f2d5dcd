import { MAX_TIMESTAMP_MS } from '@/contract/primitives';
import { AppError } from '../../appError';
import type { TransactionPlace } from './transactionStore';

const PLACE = /^(\d{1,15})-([a-z]{1,20})-(\d{1,18})$/;

/** Opaque to clients. A source that is new, or gone, changes no place: sources stand in the order of their names. */
export const transactionCursor = ({ atMs, source, id }: TransactionPlace): string =>
  Buffer.from(`${atMs}-${source}-${id}`).toString('base64url');

/** The place a cursor stands for. Throws badRequest when it is none of ours. */
export function readTransactionCursor(searchAfter: string | undefined): TransactionPlace | undefined {
  if (searchAfter === undefined) return undefined;
  const [, atMs, source, id] = PLACE.exec(Buffer.from(searchAfter, 'base64url').toString()) ?? [];
  if (source === undefined || id === undefined || Number(atMs) > MAX_TIMESTAMP_MS)
    throw new AppError('badRequest', 'searchAfter', 'cursor');
  return { atMs: Number(atMs), source, id };
}
