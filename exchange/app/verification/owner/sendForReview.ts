import { ANSWER_STEPS } from '@/domain/verification/steps';
import { AppError } from '../../appError';
import { moved, saveChange } from '../change';
import { filesNamedIn } from '../contents';
import type { VerificationContext } from '../context';
import { requireGoesOn } from '../find';
import type { Verification } from '../model';
import { requireFiles } from './requireFiles';

/**
 * Hands a verification to whoever reviews on its brand. Its files are kept from here on.
 * @param files besides those of the answers, which the caller has looked at
 * @throws AppError verificationNotNow, verificationStale, verificationIncomplete, verificationFinal, uploadUnknown
 */
export async function sendForReview(
  context: VerificationContext,
  changed: Verification,
  event: 'SEND' | 'SUPPLEMENT',
  files: readonly string[],
): Promise<Verification> {
  const { store, brands, clock } = context;
  const now = clock.now();
  const { userId, brand, kind, contents } = changed;
  const reviewBy = brands.reviewerOf(brand);
  const sent = {
    ...moved(changed, event),
    submission: changed.submission + 1,
    reviewBy,
    submittedAt: now,
    nextSendAt: reviewBy === 'provider' ? now : null,
    sendTries: 0,
    contents: { ...contents, reasons: [], challenge: null },
  };
  await requireFiles(context, changed, ANSWER_STEPS[kind]);
  return store.atomically(async (tables) => {
    // Its person may have been refused since it was read.
    requireGoesOn(kind, await tables.lockOfUser(userId));
    const named = [...filesNamedIn(kind, contents.answers), ...files];
    if (!(await tables.keepFiles({ userId, brand }, named, now))) throw new AppError('uploadUnknown');
    await tables.addEvent(changed.id, event, 'owner', now);
    if (kind === 'IDENTITY') await tables.endHandover(userId, now);
    return saveChange(context, tables, sent);
  });
}
