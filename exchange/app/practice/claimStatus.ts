import type { PracticeStatus } from '@/contract/practice';
import type { Actor } from '../actor';
import { CLAIM_INTERVAL_MS, type ClaimContext } from './claimContext';
import { claimGrants } from './claimGrants';

/** Whether the user may claim now, and what a claim gives. Brands without practice coins give nothing. */
export async function claimStatus(practice: ClaimContext, actor: Actor): Promise<PracticeStatus> {
  if (!practice.isPracticeBrand(actor.brand)) return { canClaim: false, nextClaimAt: null, grants: [], intervalMs: CLAIM_INTERVAL_MS };
  const { lastMs } = await practice.queries.claims(actor.userId);
  const nextMs = lastMs === undefined ? 0 : lastMs + CLAIM_INTERVAL_MS;
  const canClaim = nextMs <= practice.clock.now();
  return { canClaim, nextClaimAt: canClaim ? null : nextMs, grants: claimGrants, intervalMs: CLAIM_INTERVAL_MS };
}
