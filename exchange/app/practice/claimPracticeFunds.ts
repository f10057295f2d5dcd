import type { CallData } from '@/contract/calls';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { CLAIM_INTERVAL_MS, type ClaimContext, SAME_CLICK_MS } from './claimContext';
import { claimGrants, claimPosting } from './claimGrants';

/**
 * Gives practice funds, once within 24 hours. Two clicks at once read the same history and so post under the same
 * reference, of which the ledger takes one. Throws practiceOff, or practiceTooSoon with the seconds to wait, or accountFrozen.
 */
export async function claimPracticeFunds(practice: ClaimContext, actor: Actor): Promise<CallData<'practiceClaim'>> {
  if (!practice.isPracticeBrand(actor.brand)) throw new AppError('practiceOff');
  const { count, lastMs } = await practice.queries.claims(actor.userId);
  const nowMs = practice.clock.now();
  if (lastMs !== undefined && nowMs < lastMs + CLAIM_INTERVAL_MS) {
    const nextClaimAt = lastMs + CLAIM_INTERVAL_MS;
    // A clock that was set back makes no double click of a claim.
    if (Math.abs(nowMs - lastMs) < SAME_CLICK_MS) return { grants: claimGrants, nextClaimAt };
    throw new AppError('practiceTooSoon', Math.ceil((nextClaimAt - nowMs) / 1000));
  }
  await practice.writer.post(claimPosting(actor.userId, count + 1), { userId: actor.userId, act: 'CLAIM_PRACTICE' });
  return { grants: claimGrants, nextClaimAt: nowMs + CLAIM_INTERVAL_MS };
}
