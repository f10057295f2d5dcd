import { multiply } from '../money/decimal';

const FACTORS = ['1', '10', '100', '500', '1000'] as const;

/** Price steps a book can be grouped by, finest first: for a tick of 0.1 these are 0.1, 1, 10, 50 and 100. */
export function groupingsOf(priceIncrement: string): string[] {
  return FACTORS.map((factor) => multiply(priceIncrement, factor));
}
