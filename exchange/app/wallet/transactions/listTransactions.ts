import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { Transaction } from '@/contract/transactions';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/domain/account/transactions';
import type { Actor } from '../../actor';
import { DEFAULT_PAGE_SIZE } from '../../pageCursor';
import { toTransaction } from './toTransaction';
import { readTransactionCursor, transactionCursor } from './transactionCursor';
import type { TransactionQueries } from './transactionStore';

export interface TransactionContext {
  queries: TransactionQueries;
  /** Decimal places of every asset. */
  scales: ReadonlyMap<string, number>;
}

/** What was named of all there are; all when nothing was. */
const chosen = <Name extends string>(all: readonly Name[], list: string | undefined): readonly Name[] => {
  const named = list?.split(',');
  return named ? all.filter((name) => named.includes(name)) : all;
};

/** What came in, left or became something else, newest first. Throws badRequest for a cursor that is none. */
export async function listTransactions(
  { queries, scales }: TransactionContext,
  { userId }: Actor,
  params: CallParams<'transactions'>,
): Promise<Page<Transaction>> {
  const { symbol, wallet, type, status, fromTransactionTime, toTransactionTime, searchAfter, pageSize = DEFAULT_PAGE_SIZE } = params;
  const rows = await queries.transactions(userId, {
    asset: symbol,
    wallet,
    types: chosen(TRANSACTION_TYPES, type),
    statuses: chosen(TRANSACTION_STATUSES, status),
    fromTime: fromTransactionTime,
    toTime: toTransactionTime,
    before: readTransactionCursor(searchAfter),
    // One more than is shown: it tells that there is more.
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  const last = rows.length <= pageSize || end === undefined;
  return { records: shown.map((row) => toTransaction(row, scales)), searchAfter: last ? null : transactionCursor(end), last };
}
