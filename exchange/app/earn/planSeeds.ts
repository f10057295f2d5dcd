import type { EarnOffer } from '@/contract/earn';

const flexible = (planId: string, coinSymbol: string, aprPercent: string): EarnOffer => ({
  planId,
  coinSymbol,
  planType: 'FLEXIBLE',
  termDays: null,
  aprPercent,
});

const fixed = (planId: string, coinSymbol: string, termDays: number, aprPercent: string): EarnOffer => ({
  planId,
  coinSymbol,
  planType: 'FIXED',
  termDays,
  aprPercent,
});

/**
 * The practice exchange's plans, in the order in which they are shown: one of each kind of coin first. Written to the database on the
 * first start; from then on the database rules. An id is never used for another plan.
 */
export const planSeeds: readonly EarnOffer[] = [
  flexible('1', 'USDT', '6.20'),
  fixed('2', 'ETH', 60, '3.85'),
  fixed('3', 'SOL', 90, '7.40'),
  flexible('4', 'BTC', '1.15'),
  fixed('5', 'USDT', 30, '6.90'),
  fixed('6', 'USDT', 60, '7.60'),
  fixed('7', 'USDT', 90, '8.40'),
  flexible('8', 'ETH', '2.40'),
  flexible('9', 'SOL', '4.10'),
  fixed('10', 'SOL', 30, '5.30'),
  fixed('11', 'SOL', 60, '6.20'),
  fixed('12', 'DOT', 60, '9.10'),
  fixed('13', 'DOT', 120, '11.20'),
  fixed('14', 'AVAX', 30, '3.90'),
  fixed('15', 'AVAX', 90, '5.10'),
];
