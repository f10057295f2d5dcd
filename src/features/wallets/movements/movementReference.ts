import type { Transaction } from '@/contract/transactions';
import { expressNumber } from '@/domain/express/orderNumber';
import { referenceOf } from '@/domain/reference';

/** What a movement is called by wherever it is named: as on its own page, where it has one. */
export function movementReference({ type, at, transactionId }: Transaction): string {
  const id = transactionId.slice(transactionId.indexOf('-') + 1);
  if (type === 'BUY' || type === 'SELL') return expressNumber(type, at, id);
  if (type === 'CONVERT') return referenceOf('C', at, id);
  return type === 'SEND' ? referenceOf('W', at, id) : transactionId;
}
