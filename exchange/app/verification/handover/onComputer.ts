import type { CallData, CallParams } from '@/contract/calls';
import type { Handover } from '@/contract/handover';
import { deviceOf } from '@/domain/account/device';
import { type HandoverStep, LINK_VALID_MS, MISSES_WITHIN_MS, MOST_MISSES, PHONE_VALID_MS } from '@/domain/verification/handover';
import { isOpenForAnswers } from '@/domain/verification/workflow';
import type { Actor, SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { hashToken, newToken } from '../../tokens';
import { announce } from '../change';
import { findOwn } from '../find';
import { cameBy } from './came';
import type { HandoverContext } from './context';
import { openHandover, picturesOf } from './openHandover';

/**
 * Hands the pictures of a step over: by a link for one phone. A handover of before ends.
 * @throws AppError verificationNotNow; verificationIncomplete: it is not known yet which document; verificationChallengeOver;
 * handoverMisses
 */
export async function beginHandover(context: HandoverContext, actor: SessionActor, step: HandoverStep): Promise<CallData<'handoverBegin'>> {
  const { handovers, clock } = context;
  const own = await findOwn(context, actor, 'IDENTITY');
  if (!own || !isOpenForAnswers(own)) throw new AppError('verificationNotNow', own?.status ?? 'NOT_STARTED');
  const begunAt = clock.now();
  if (picturesOf(step, own, begunAt).length === 0) {
    throw step === 'DOCUMENT'
      ? new AppError('verificationIncomplete', step, 'documentKind', 'REQUIRED')
      : new AppError('verificationChallengeOver');
  }
  const link = newToken();
  const expiresAt = begunAt + LINK_VALID_MS;
  const { userId, sessionId } = actor;
  const row = { userId, sessionId, step, attempt: own.attempt, linkHash: hashToken(link), begunAt, expiresAt };
  const begun = await handovers.begin(row, { since: begunAt - MISSES_WITHIN_MS, most: MOST_MISSES });
  if (!begun) throw new AppError('handoverMisses');
  return { handoverId: begun.handoverId, link, expiresAt };
}

/** How it stands, for the computer. What came stays to be taken when it is over. */
export async function followHandover(context: HandoverContext, actor: Actor): Promise<Handover> {
  const row = await context.handovers.ofUser(actor.userId);
  if (!row) return null;
  const { handoverId, step, expiresAt, userAgent, phoneHash, confirmedAt } = row;
  const open = await openHandover(context, actor.brand, row);
  const verification = open?.verification ?? (await findOwn(context, actor, 'IDENTITY'));
  return {
    handoverId,
    step,
    status: open ? (phoneHash === null ? 'WAITING' : confirmedAt === null ? 'MATCHING' : 'CONNECTED') : 'OVER',
    device: userAgent === null ? null : deviceOf(userAgent),
    expiresAt,
    challengeId: step === 'SELFIE' ? (verification?.contents.challenge?.challengeId ?? null) : null,
    files: await cameBy(context, row, actor, verification),
  };
}

/**
 * Lets the phone in whose number this is. Only who sees both can know it: whoever sent the link on sees the computer alone, and a stranger
 * who opened it the phone alone.
 * @throws AppError handoverNumberWrong: and it is over; handoverOver: no phone of this session's handover waits for it
 */
export async function confirmHandover(
  context: HandoverContext,
  actor: SessionActor,
  { handoverId, number }: CallParams<'handoverConfirm'>,
): Promise<Handover> {
  const { handovers, clock } = context;
  const row = await handovers.ofUser(actor.userId);
  const open = await openHandover(context, actor.brand, row);
  if (!open || open.row.handoverId !== handoverId || open.row.sessionId !== actor.sessionId) throw new AppError('handoverOver');
  const at = clock.now();
  const match = { userId: actor.userId, number: Number(number), expiresAt: at + PHONE_VALID_MS, at };
  const isRight = await handovers.confirm(handoverId, match);
  if (isRight === undefined) throw new AppError('handoverOver');
  announce(context, open.verification);
  if (!isRight) throw new AppError('handoverNumberWrong');
  return followHandover(context, actor);
}
