import type { Actor } from '../actor';
import type { ClaimContext } from './claimContext';
import { claimPracticeFunds } from './claimPracticeFunds';

/** The ordinary claim, for an account that has never made one: whoever uses it can trade at once. Throws as the claim does. */
export async function claimFirstFunds(practice: ClaimContext, actor: Actor): Promise<void> {
  const { count } = await practice.queries.claims(actor.userId);
  if (count === 0) await claimPracticeFunds(practice, actor);
}
