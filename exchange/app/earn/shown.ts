import type { EarnPlan, EarnSubscription } from '@/contract/earn';
import { SHARES_PER_UNIT } from '@/domain/earn/interest';
import { divide } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';
import type { ListedPlan, OwnSubscription } from './earnStore';

type Scales = ReadonlyMap<string, number>;

/** Percent a year has four decimals: a millionth is 0.0001 %. */
const PERCENT_DECIMALS = 4;
/** The most a decimal on the wire has. */
const WIRE_DECIMALS = 18;

export const percentOf = (ratePpm: bigint): string => fromUnits(ratePpm, PERCENT_DECIMALS);

export function shownPlan(plan: ListedPlan, scales: Scales): EarnPlan {
  const { planId, asset, planType, termDays, ratePpm, minAmount, maxPerUser, capacity, taken } = plan;
  const decimal = (units: bigint) => fromUnits(units, scales.get(asset) ?? 0);
  const room = capacity - taken;
  return {
    planId,
    coinSymbol: asset,
    planType,
    termDays,
    aprPercent: percentOf(ratePpm),
    minAmount: decimal(minAmount),
    maxPerUser: decimal(maxPerUser),
    capacity: decimal(capacity),
    room: decimal(room > 0n ? room : 0n),
  };
}

/** Shares of a unit as a decimal of the coin, rounded down. */
export function decimalOfShares(shares: bigint, scale: number): string {
  return divide(fromUnits(shares, scale), String(SHARES_PER_UNIT), 'down', WIRE_DECIMALS);
}

/** `ratePpm`: its own, or what its plan pays today. */
export function shownSubscription(record: OwnSubscription, ratePpm: bigint, scales: Scales): EarnSubscription {
  const scale = scales.get(record.asset) ?? 0;
  const decimal = (units: bigint) => fromUnits(units, scale);
  return {
    applyId: record.applyId,
    planId: record.planId,
    coinSymbol: record.asset,
    planType: record.planType,
    termDays: record.termDays,
    aprPercent: percentOf(ratePpm),
    status: record.status,
    autoRenew: record.autoRenew,
    principal: decimal(record.principal),
    paid: decimal(record.paid),
    takenBack: decimal(record.takenBack),
    pending: decimalOfShares(record.shares, scale),
    countedAt: record.countedMs,
    openedAt: record.openedMs,
    endsAt: record.endMs,
    endedAt: record.endedMs,
    renewedFrom: record.renewedFrom,
    renewedAs: record.renewedAs,
  };
}
