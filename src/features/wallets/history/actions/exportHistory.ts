import type { Transaction } from '@/contract/transactions';
import { csvText } from '@/domain/csv';
import { allPages } from '@/src/api/calls/allPages';
import type { PagedParams } from '@/src/api/queries/usePagedQuery';
import { saveFile } from '@/src/lib/saveFile';

// Names of columns, types and statuses as the API has them: a file is for machines, too, and is not translated. Amounts are exact.
const TRANSACTION_HEAD = [
  'at',
  'transactionId',
  'type',
  'status',
  'wallet',
  'coin',
  'amount',
  'fee',
  'feeCoin',
  'counterAmount',
  'counterCoin',
  'network',
  'address',
  'txId',
  'other',
  'note',
];
const TRANSFER_HEAD = ['at', 'transferId', 'coin', 'amount', 'from', 'to'];
const CSV_TYPE = 'text/csv;charset=utf-8';

const timeOf = (at: number) => new Date(at).toISOString();

/** A detail's texts by their names; others are another type's. */
function detailOf({ detail }: Transaction): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]));
}

function transactionRow(row: Transaction): string[] {
  const { network, address, txId, name, method, note } = detailOf(row);
  return [
    timeOf(row.at),
    row.transactionId,
    row.type,
    row.status,
    row.wallet ?? '',
    row.coinSymbol,
    row.amount,
    row.fee,
    row.feeSymbol,
    row.counterAmount ?? '',
    row.counterSymbol ?? '',
    network ?? '',
    address ?? '',
    txId ?? '',
    name ?? method ?? '',
    note ?? '',
  ];
}

/** Every transaction on a question as a CSV file, times in UTC, amounts with their signs. @throws ApiError */
export async function exportTransactions(question: PagedParams<'transactions'>): Promise<void> {
  const rows = (await allPages('transactions', question)).map(transactionRow);
  saveFile('transactions.csv', csvText([TRANSACTION_HEAD, ...rows]), CSV_TYPE);
}

/** Every transfer between own wallets on a question, in the same way. @throws ApiError */
export async function exportTransfers(question: PagedParams<'transfers'>): Promise<void> {
  const rows = (await allPages('transfers', question)).map(({ at, transferId, asset, amount, from, to }) => [
    timeOf(at),
    transferId,
    asset,
    amount,
    from,
    to,
  ]);
  saveFile('transfers.csv', csvText([TRANSFER_HEAD, ...rows]), CSV_TYPE);
}
