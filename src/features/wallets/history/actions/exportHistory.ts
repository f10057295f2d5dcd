import type { ExpressOrder } from '@/contract/express';
import type { Transaction } from '@/contract/transactions';
import { csvText } from '@/domain/csv';
import { allPages } from '@/src/api/calls/allPages';
import type { PagedParams } from '@/src/api/paged';
import { saveFile } from '@/src/lib/saveFile';
import { movementReference } from '../../movements/movementReference';

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
  'reason',
  'reference',
  'number',
  'memo',
];
const TRANSFER_HEAD = ['at', 'transferId', 'coin', 'amount', 'from', 'to'];
const ORDER_HEAD = [
  'at',
  'orderId',
  'number',
  'side',
  'state',
  'coin',
  'coins',
  'price',
  'currency',
  'total',
  'providerFee',
  'ownFee',
  'method',
  'provider',
  'endedAt',
];
const CSV_TYPE = 'text/csv;charset=utf-8';

const timeOf = (at: number) => new Date(at).toISOString();

/** A detail's texts by their names; others are another type's. */
function detailOf({ detail }: Transaction): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]));
}

function transactionRow(row: Transaction): string[] {
  const { network, address, memo, txId, name, method, note, reason, reference } = detailOf(row);
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
    reason ?? '',
    reference ?? '',
    movementReference(row),
    memo ?? '',
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

/** Every purchase and sale for money on a question, in the same way: prices, totals and fees are in the order's currency. @throws ApiError */
export async function exportOrders(question: PagedParams<'expressOrders'>): Promise<void> {
  const rows = (await allPages('expressOrders', question)).map((order) => [
    ...[timeOf(order.createdAt), order.orderId, order.number, order.side, order.state, order.coin, order.coins, order.price],
    ...[order.currency, order.total, order.providerFee, order.ownFee, order.paidWith ?? order.methodKind, order.provider],
    endOf(order),
  ]);
  saveFile('orders.csv', csvText([ORDER_HEAD, ...rows]), CSV_TYPE);
}

function endOf({ endedAt, deliveredAt }: ExpressOrder): string {
  const at = endedAt ?? deliveredAt;
  return at === null ? '' : timeOf(at);
}
