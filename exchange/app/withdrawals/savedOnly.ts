import { isSavedOnly, NOT_SAVED } from '@/domain/withdrawal/rules';
import { canBeStopped } from '@/domain/withdrawal/states';
import { AppError } from '../appError';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { WithdrawalRecord } from '../money/records/withdrawalRecord';
import type { Clock } from '../ports/clock';
import { savedAs } from './checkAddress';
import type { WithdrawalQueries } from './withdrawalStore';

interface Choices {
  queries: Pick<WithdrawalQueries, 'savedOnly'>;
  clock: Clock;
}

/**
 * While coins leave to saved addresses only, no other way out is open either: not to other users, and not to a bank.
 * @throws AppError addressNotSaved
 */
export async function refuseBesidesSaved({ queries, clock }: Choices, userId: string): Promise<void> {
  if (isSavedOnly(await queries.savedOnly(userId), clock.now())) throw new AppError('addressNotSaved');
}

interface Books {
  store: Pick<WithdrawalQueries, 'savedOnly' | 'book'>;
  clock: Clock;
}

/** Whether the book lets one go: what could not be asked for now does not leave either, a new address of the book included. */
async function isReady({ store, clock }: Books, record: WithdrawalRecord): Promise<boolean> {
  const saved = savedAs(await store.book(record.userId), record);
  return saved !== undefined && saved.usableMs <= clock.now();
}

/** Whether its owner has said meanwhile that coins leave to saved addresses only, and its address is none of them. */
export async function isBarred(books: Books, record: WithdrawalRecord): Promise<boolean> {
  if (!isSavedOnly(await books.store.savedOnly(record.userId), books.clock.now())) return false;
  return !(await isReady(books, record));
}

/** Gives one back that its owner's choice came before. @throws AppError withdrawalMoved: it has left, or another was first */
export const giveBackUnsaved = (
  { writer }: { writer: Pick<RunningMoneyWriter, 'run'> },
  { withdrawalId, userId }: WithdrawalRecord,
): Promise<WithdrawalRecord> => writer.run('returnWithdrawal', { withdrawalId, userId, to: 'REJECTED', reason: NOT_SAVED });

interface Waiting {
  queries: Pick<WithdrawalQueries, 'savedOnly' | 'book' | 'open'>;
  writer: Pick<RunningMoneyWriter, 'run'>;
  clock: Clock;
}

/**
 * Gives back what waits to go to unsaved addresses, once the choice is written: nothing is signed to one of them from then on. What has
 * left by then has left; what money stands still for is given back by the job that brings withdrawals on, which asks the same.
 */
export async function giveBackAllUnsaved({ queries, writer, clock }: Waiting, userId: string): Promise<void> {
  const books = { store: queries, clock };
  for (const record of await queries.open(userId)) {
    if (!canBeStopped(record.status) || (await isReady(books, record))) continue;
    try {
      await giveBackUnsaved({ writer }, record);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
