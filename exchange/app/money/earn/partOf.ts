import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import type { SubscriptionRecord } from '../records/subscriptionRecord';

/**
 * How much of a plan's principal goes; `amount` null is all of it, in ledger units of `scale` places.
 * @throws AppError earnWholeOnly, earnMoreThanIn, earnLeavesTooLittle
 */
export function partOf(record: SubscriptionRecord, plan: EarnPlanRecord, amount: bigint | null, scale: number): bigint {
  if (amount === null || amount === record.principal) return record.principal;
  // A fixed plan ends as a whole.
  if (record.endMs !== null) throw new AppError('earnWholeOnly');
  if (amount > record.principal) throw new AppError('earnMoreThanIn', fromUnits(record.principal, scale), record.asset);
  if (record.principal - amount < plan.minAmount) throw new AppError('earnLeavesTooLittle', fromUnits(plan.minAmount, scale), record.asset);
  return amount;
}
