import type { LimitsLeft } from '@/contract/withdrawals';
import { fromUnits } from '@/domain/money/units';
import { LIMIT_WINDOW_MS, leftCents } from '@/domain/withdrawal/limits';
import type { WithdrawalContext } from './context';

/** What was sent in the last 24 hours, and what is left of a daily limit of whole USD. */
export async function limitsLeft(
  { queries, clock }: Pick<WithdrawalContext, 'queries' | 'clock'>,
  userId: string,
  limitUsd: string,
): Promise<LimitsLeft['withdrawn']> {
  const used = await queries.usedCents(userId, clock.now() - LIMIT_WINDOW_MS);
  return { usedUsd: fromUnits(used, 2), leftUsd: fromUnits(leftCents(limitUsd, used), 2) };
}
