import { divide, multiply } from '@/domain/money/decimal';

/** So many per cent of an amount, rounded down to what the coin is counted in. */
export const divideOf = (amount: string, percent: number, decimals: number): string =>
  divide(multiply(amount, String(percent)), '100', 'down', decimals);
