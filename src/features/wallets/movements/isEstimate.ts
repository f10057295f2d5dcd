import type { Transaction } from '@/contract/transactions';

/** A purchase whose price is fixed when its money comes: until then nobody knows how much it brings. */
export const isEstimate = (row: Transaction): boolean => row.type === 'BUY' && row.detail.isEstimate === true;
