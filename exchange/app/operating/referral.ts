import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import { auditBy, type OperatingContext } from './context';
import type { Operator, ReferralTotals, ShownReferral } from './operatorStore';

/** What a user brought and got, in numbers: nobody they invited is named. @throws AppError badRequest: no such user */
export async function showReferral(
  { store, clock }: OperatingContext,
  by: Operator,
  { userId, note }: OperatorParams<'showReferral'>,
): Promise<ShownReferral> {
  await store.writeAudit(auditBy(by, 'referral.show', `user:${userId}`, { note }), clock.now());
  const shown = await store.showReferral(userId);
  if (!shown) throw new AppError('badRequest', 'userId', 'no such user');
  return shown;
}

/** The whole programme in numbers. */
export async function referralTotals({ store, clock }: OperatingContext, by: Operator): Promise<ReferralTotals> {
  await store.writeAudit(auditBy(by, 'referral.totals', 'referral', {}), clock.now());
  return store.referralTotals();
}
