import type { PlanType } from '@/domain/earn/planTypes';

/** A plan as it is first listed. Amounts are decimals of the coin. */
export interface PlanSeed {
  planId: string;
  coinSymbol: string;
  planType: PlanType;
  termDays: number | null;
  /** A year, in percent, at most four decimals. */
  aprPercent: string;
  minAmount: string;
  maxPerUser: string;
  capacity: string;
}

type Limits = Pick<PlanSeed, 'minAmount' | 'maxPerUser' | 'capacity'>;

const limits = (minAmount: string, maxPerUser: string, capacity: string): Limits => ({ minAmount, maxPerUser, capacity });

const flexible = (planId: string, coinSymbol: string, aprPercent: string, within: Limits): PlanSeed => ({
  planId,
  coinSymbol,
  planType: 'FLEXIBLE',
  termDays: null,
  aprPercent,
  ...within,
});

const fixed = (planId: string, coinSymbol: string, termDays: number, aprPercent: string, within: Limits): PlanSeed => ({
  planId,
  coinSymbol,
  planType: 'FIXED',
  termDays,
  aprPercent,
  ...within,
});

const USDT = limits('0.1', '500000', '10000000');
const ETH = limits('0.005', '200', '3000');
const SOL = limits('0.05', '5000', '60000');
const DOT = limits('1', '50000', '600000');
const AVAX = limits('0.2', '5000', '40000');

/**
 * The practice exchange's plans, in the order in which they are shown: one of each kind of coin first. Written to the database on the
 * first start; from then on the database rules. An id is never used for another plan.
 */
export const planSeeds: readonly PlanSeed[] = [
  flexible('1', 'USDT', '6.2', limits('0.1', '100000', '20000000')),
  fixed('2', 'ETH', 60, '3.85', ETH),
  fixed('3', 'SOL', 90, '7.4', SOL),
  flexible('4', 'BTC', '1.15', limits('0.0005', '20', '400')),
  fixed('5', 'USDT', 30, '6.9', USDT),
  fixed('6', 'USDT', 60, '7.6', USDT),
  fixed('7', 'USDT', 90, '8.4', USDT),
  flexible('8', 'ETH', '2.4', ETH),
  flexible('9', 'SOL', '4.1', SOL),
  fixed('10', 'SOL', 30, '5.3', SOL),
  fixed('11', 'SOL', 60, '6.2', SOL),
  fixed('12', 'DOT', 60, '9.1', DOT),
  fixed('13', 'DOT', 120, '11.2', DOT),
  fixed('14', 'AVAX', 30, '3.9', AVAX),
  fixed('15', 'AVAX', 90, '5.1', AVAX),
];
