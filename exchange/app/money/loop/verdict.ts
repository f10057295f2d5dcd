import { DatabaseUnavailableError } from '../../ports/databaseFailure';
import { type MoneyStore, UnsayableRowsError } from '../moneyStore';

/**
 * What a failure says about the batch. `data`: it was not written, and will not be, because of something in it. `again`: it was not
 * written because of others. `unwritten`: it was not written because the database did not get to it. `fenced`: another writer has taken
 * over. `unknown`: nobody knows whether it was written.
 */
export type Verdict = 'data' | 'again' | 'unwritten' | 'fenced' | 'unknown';

const FENCED = 'KM001';
/** Serialization failure, deadlock. */
const AGAIN = new Set(['40001', '40P01']);
/** Statement timeout, lock timeout: the server itself ended the statement, and its transaction with it. */
const UNWRITTEN = new Set(['57014', '55P03']);
/** Data exceptions, broken constraints, and the rules of apply_money_batch. */
const DATA = /^(22|23|KM)/;

/** Errors that came out of the database or the way to it. All others are faults of this program. */
const fromStore = new WeakSet<object>();

/** The same store, with its failures marked as such. */
export function watchedStore(store: MoneyStore): MoneyStore {
  const watched = Object.entries(store).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      try {
        return await (method as (...given: never[]) => Promise<unknown>)(...args);
      } catch (error) {
        if (typeof error === 'object' && error !== null) fromStore.add(error);
        throw error;
      }
    },
  ]);
  return { ...(Object.fromEntries(watched) as MoneyStore), writeAhead: store.writeAhead };
}

/** A batch was handed to the database, and then something of this program failed. */
export class UntoldBatchError extends Error {
  constructor(cause: unknown) {
    super('a batch is on its way that cannot be told', { cause });
    this.name = 'UntoldBatchError';
  }
}

export function verdictOf(error: unknown): Verdict {
  if (error instanceof UntoldBatchError) return 'unknown';
  if (error instanceof UnsayableRowsError) return 'data';
  if (typeof error !== 'object' || error === null || !fromStore.has(error)) return 'data';
  if (error instanceof DatabaseUnavailableError) return error.isOutcomeKnown ? 'unwritten' : 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  if (code === FENCED) return 'fenced';
  if (AGAIN.has(code)) return 'again';
  if (UNWRITTEN.has(code)) return 'unwritten';
  return DATA.test(code) ? 'data' : 'unknown';
}

/** Whether memory can be brought back to what the database has by taking batches back: then it need not be rebuilt. */
export function isOutcomeKnown(failure: unknown): boolean {
  const verdict = verdictOf(failure);
  return verdict !== 'unknown' && verdict !== 'fenced';
}

/** Whether the database may have the batch all the same. One that was fenced off is not written by anybody. */
export const mayBeWritten = (failure: unknown): boolean => verdictOf(failure) === 'unknown';
