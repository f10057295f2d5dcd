import type { EarnAsset, EarnCoin, EarnOffer, EarnOverview, EarnPlan } from '@/contract/earn';
import { dayNumber, dayStart } from '@/domain/days';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { EarnContext } from './context';
import type { CoinSums } from './earnStore';
import { percentOf, shownPlan } from './shown';

/** How far back a coin's page shows its rates. */
const RATE_DAYS = 90;

const today = ({ clock }: Pick<EarnContext, 'clock'>) => dayNumber(clock.now());

/** What a plan can be opened for, best known first as the operator sorted them. */
export const readOffers = (context: Pick<EarnContext, 'queries' | 'clock'>): Promise<EarnOffer[]> =>
  context.queries.openPlans(today(context));

/** The same with what each takes. */
export async function readAvailable(context: EarnContext): Promise<EarnPlan[]> {
  const plans = await context.queries.listedPlans(today(context));
  return plans.map((plan) => shownPlan(plan, context.scales));
}

/** Open plans of a coin, and how their rates went. Throws assetUnknown for a coin there is none of. */
export async function readCoin(context: EarnContext, coinSymbol: string): Promise<EarnCoin> {
  if (!context.scales.has(coinSymbol)) throw new AppError('assetUnknown', coinSymbol);
  const day = today(context);
  const [plans, rates] = await Promise.all([
    context.queries.listedPlans(day, coinSymbol),
    context.queries.ratesSince(coinSymbol, day - RATE_DAYS, day),
  ]);
  return {
    coinSymbol,
    plans: plans.map((plan) => shownPlan(plan, context.scales)),
    rates: rates.map(({ planId, fromDay, ratePpm }) => ({
      planId,
      from: dayStart(Math.max(fromDay, day - RATE_DAYS)),
      aprPercent: percentOf(ratePpm),
    })),
  };
}

const monthStart = (atMs: number): number => {
  const date = new Date(atMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
};

function shownSums({ inPlans, earned, earnedSince, plans }: CoinSums, scale: number) {
  const decimal = (units: bigint) => fromUnits(units > 0n ? units : 0n, scale);
  return { inPlans: decimal(inPlans), earned: decimal(earned), earnedThisMonth: decimal(earnedSince), plans };
}

/** By coin, what is in plans and what they gave. */
export async function readOverview({ queries, scales, clock }: EarnContext, { userId }: Actor): Promise<EarnOverview> {
  const sums = await queries.sums(userId, monthStart(clock.now()));
  return { coins: sums.map((coin) => ({ coinSymbol: coin.asset, ...shownSums(coin, scales.get(coin.asset) ?? 0) })) };
}

/** One coin: what is in plans, and what is there to put in. Throws assetUnknown. */
export async function readAsset({ queries, scales, clock }: EarnContext, { userId }: Actor, coinSymbol: string): Promise<EarnAsset> {
  const scale = scales.get(coinSymbol);
  if (scale === undefined) throw new AppError('assetUnknown', coinSymbol);
  const [[sums], available] = await Promise.all([
    queries.sums(userId, monthStart(clock.now()), coinSymbol),
    queries.availableInMain(userId, coinSymbol),
  ]);
  const nothing: CoinSums = { asset: coinSymbol, inPlans: 0n, earned: 0n, earnedSince: 0n, plans: 0 };
  return { coinSymbol, available: fromUnits(available, scale), ...shownSums(sums ?? nothing, scale) };
}

/** What lies in plans, coin by coin, for who adds up what a user has. */
export async function readEarnAssets(
  { queries, scales }: Pick<EarnContext, 'queries' | 'scales'>,
  userId: string,
): Promise<{ coinSymbol: string; total: string; totalEarnedAmount: string }[]> {
  const sums = await queries.sums(userId, 0);
  const there = sums.filter(({ inPlans, earned }) => inPlans > 0n || earned > 0n);
  return there.map(({ asset, inPlans, earned }) => {
    const scale = scales.get(asset) ?? 0;
    return { coinSymbol: asset, total: fromUnits(inPlans, scale), totalEarnedAmount: fromUnits(earned, scale) };
  });
}
