import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { type AskedPicture, documentPictures, type HandoverStep, selfiePictures } from '@/domain/verification/handover';
import { isOpenForAnswers } from '@/domain/verification/workflow';
import type { Actor } from '../../actor';
import { findOwn } from '../find';
import type { Verification } from '../model';
import type { HandoverContext } from './context';
import type { HandoverRow } from './model';

/** A handover by which pictures may come at this moment. */
export interface OpenHandover {
  row: HandoverRow;
  /** Whose files they are. */
  owner: Actor;
  verification: Verification;
  pictures: readonly AskedPicture[];
}

/** What a step asks for now; nothing where it does not: no document is chosen, or the gestures are out of date. */
export function picturesOf(step: HandoverStep, { contents }: Verification, now: number): AskedPicture[] {
  if (step === 'DOCUMENT') return documentPictures(contents.answers.DOCUMENT ?? {});
  const { challenge } = contents;
  return challenge !== null && challenge.expiresAt > now ? selfiePictures(challenge.gestures) : [];
}

/**
 * Looks again, at each call, at everything a handover ends with: its time, a wrong number, the session that began it, another password, what the account
 * may do, and the verification being handed in or started again. Undefined where it has ended, or is another brand's.
 */
export async function openHandover(
  context: HandoverContext,
  brand: string,
  row: HandoverRow | undefined,
): Promise<OpenHandover | undefined> {
  const now = context.clock.now();
  if (!row || row.missedAt !== null || row.expiresAt <= now) return undefined;
  if (row.passwordChangedAt !== null && row.passwordChangedAt >= row.begunAt) return undefined;
  const session = await context.accounts.sessionById(row.sessionId, brand);
  if (!session || whyNot('VERIFY', session.standing, PLAIN_GROUND, now)) return undefined;
  const { userId, accountType } = session;
  const owner = { userId, brand, accountType };
  const verification = await findOwn(context, owner, 'IDENTITY');
  if (!verification || !isOpenForAnswers(verification) || verification.attempt !== row.attempt) return undefined;
  const pictures = picturesOf(row.step, verification, now);
  return pictures.length > 0 ? { row, owner, verification, pictures } : undefined;
}
