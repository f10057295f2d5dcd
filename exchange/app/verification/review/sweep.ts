import { whyNotGoOn } from '@/domain/verification/starting';
import { AppError } from '../../appError';
import { opened } from '../contents';
import type { VerificationContext } from '../context';
import { stagesOf } from '../find';
import type { VerificationRow } from '../model';
import { decide } from './decide';
import { refusedWithPerson } from './endCompany';
import { decideByRules } from './practiceRules';
import { sendToProvider } from './provider';

/** How long the rules of the practice seem to think. */
export const RULES_DECIDE_AFTER_MS = 3_000;
const AT_ONCE = 20;
const REMEMBER_EVENTS_MS = 30 * 86_400_000;

/** Decides what waits for the rules, and tells the provider of what waits for it. */
export async function sweepReviews(context: VerificationContext): Promise<void> {
  const { store, clock } = context;
  const now = clock.now();
  for (const row of await store.dueForReview('rules', now - RULES_DECIDE_AFTER_MS, AT_ONCE)) await decideOne(context, row);
  await sendToProvider(context, await store.dueForSending(now, AT_ONCE));
  await store.forgetProviderEvents(now - REMEMBER_EVENTS_MS);
}

async function decideOne(context: VerificationContext, row: VerificationRow): Promise<void> {
  const { reference } = row;
  try {
    const stages = stagesOf(await context.store.ofUser(row.userId));
    const decision = whyNotGoOn(row.kind, stages) ? refusedWithPerson() : decideByRules(opened(context.sealer, row));
    const audit = {
      actor: 'rule:practice-verification',
      action: `verification.${decision.event.toLowerCase()}`,
      subject: `user:${row.userId}`,
      details: { reference },
    };
    await decide(context, row.id, decision, { actor: 'rule:practice', audit });
  } catch (error) {
    // Another process, or an operator, was quicker.
    if (error instanceof AppError) return;
    // Such as one whose key is gone: the others do not wait for it.
    context.log.error({ reference, err: error }, 'a verification could not be decided; it is tried again');
  }
}
