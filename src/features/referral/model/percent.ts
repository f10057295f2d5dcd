import { multiply } from '@/domain/money/decimal';

/** A fraction of the contract in percent: "0.2" is "20". */
export const percentOf = (rate: string): string => multiply(rate, '100');
