import type { Transaction } from '@/contract/transactions';
import { fromUnits } from '@/domain/money/units';
import type { TransactionRecord } from './transactionStore';

/** Of money that the ledger does not keep: cents. */
const CENTS = 2;

/** The row the wire carries. */
export function toTransaction(row: TransactionRecord, scales: ReadonlyMap<string, number>): Transaction {
  const decimal = (asset: string, units: bigint) => fromUnits(units, scales.get(asset) ?? CENTS);
  const { source, id, type, status, wallet, asset, feeAsset, counterAsset, counterAmount } = row;
  const feeSymbol = feeAsset ?? asset;
  const wire = {
    transactionId: `${source}-${id}`,
    type,
    status,
    ...(wallet && { wallet }),
    coinSymbol: asset,
    amount: decimal(asset, row.amount),
    fee: decimal(feeSymbol, row.fee),
    feeSymbol,
    ...(counterAsset !== null && counterAmount !== null
      ? { counterSymbol: counterAsset, counterAmount: decimal(counterAsset, counterAmount) }
      : {}),
    at: row.atMs,
    detail: row.detail,
  };
  // A source's select says which type it is of, and its detail with it.
  return wire as Transaction;
}
