import type { Transaction, TransactionStatus } from '@/contract/transactions';

const OVER: ReadonlySet<TransactionStatus> = new Set(['REJECTED', 'CANCELED', 'FAILED']);

/** It is over and left everything where it was. */
export const movedNothing = ({ status }: Pick<Transaction, 'status'>): boolean => OVER.has(status);
