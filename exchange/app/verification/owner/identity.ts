import { randomInt, randomUUID } from 'node:crypto';
import type { CallParams } from '@/contract/calls';
import type { SelfieAsked } from '@/contract/verification';
import { GESTURES, GESTURES_ASKED, type Gesture } from '@/domain/verification/dictionary';
import { isOpenForAnswers } from '@/domain/verification/workflow';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { requireVersion, saveChange } from '../change';
import type { VerificationContext } from '../context';
import { requireOwn } from '../find';
import type { Verification } from '../model';
import { recordOf } from '../record';
import { ownFiles } from './requireFiles';
import { requireComplete } from './saveAnswers';
import { sendForReview } from './sendForReview';

/** Long enough to take the photos on another device, too short to have them made. */
const CHALLENGE_VALID_MS = 15 * 60_000;

/** Straight first, then others in an order that nobody knows before. */
function drawGestures(): Gesture[] {
  const others = GESTURES.filter((gesture) => gesture !== 'STRAIGHT');
  const drawn = Array.from({ length: GESTURES_ASKED - 1 }, () => others.splice(randomInt(others.length), 1)[0]);
  return ['STRAIGHT', ...drawn.filter((gesture) => gesture !== undefined)];
}

async function openIdentity(context: VerificationContext, actor: Actor, version: number) {
  const own = await requireOwn(context, actor, 'IDENTITY');
  if (!isOpenForAnswers(own)) throw new AppError('verificationNotNow', own.status);
  requireVersion(own, version);
  requireComplete(context, own);
  return own;
}

/**
 * What to do before the camera, made up anew each time, once everything is answered.
 * @throws AppError verificationIncomplete, verificationNotNow, verificationStale
 */
export async function askForSelfie(context: VerificationContext, actor: Actor, version: number): Promise<SelfieAsked> {
  const own = await openIdentity(context, actor, version);
  const issuedAt = context.clock.now();
  const challenge = { challengeId: randomUUID(), gestures: drawGestures(), issuedAt, expiresAt: issuedAt + CHALLENGE_VALID_MS };
  const changed = { ...own, contents: { ...own.contents, challenge } };
  const saved = await context.store.atomically((tables) => saveChange(context, tables, changed));
  const { challengeId, gestures, expiresAt } = challenge;
  return { version: saved.version, challengeId, gestures: [...gestures], expiresAt };
}

/**
 * Each photo was sent as a selfie, since these gestures were asked for: what was sent before shows what somebody has of the person.
 * @throws AppError verificationUploadUnknown, verificationPhotosOld
 */
async function requirePhotos(context: VerificationContext, own: Verification, since: number, photos: readonly string[]): Promise<void> {
  const files = await ownFiles(context, own);
  const sent = photos.map((id) => files.get(id));
  if (sent.some((file) => file?.type !== 'SELFIE')) throw new AppError('verificationUploadUnknown');
  if (!sent.every((file) => file && file.createdAt >= since)) throw new AppError('verificationPhotosOld');
}

/**
 * Sends the identity. Each gesture has a photo of its own; whether they show the same living person is the reviewer's to see.
 * @throws AppError verificationChallengeOver, badRequest: photos are missing, as `requirePhotos` and as `askForSelfie`
 */
export async function sendIdentity(context: VerificationContext, actor: Actor, params: CallParams<'kycIdentityFinish'>) {
  const { version, challengeId, photos } = params;
  const own = await openIdentity(context, actor, version);
  const { challenge } = own.contents;
  const isOpen = challenge !== null && challenge.challengeId === challengeId && challenge.expiresAt > context.clock.now();
  if (!isOpen) throw new AppError('verificationChallengeOver');
  const isEach = photos.length === challenge.gestures.length && new Set(photos).size === photos.length;
  if (!isEach) throw new AppError('badRequest', 'photos', 'one photo of its own for each gesture');
  await requirePhotos(context, own, challenge.issuedAt, photos);
  const taken = challenge.gestures.map((gesture, place) => ({ gesture, uploadId: photos[place] ?? '' }));
  const savedAt = context.clock.now();
  const steps = [...own.contents.steps.filter(({ step }) => step !== 'SELFIE'), { step: 'SELFIE', savedAt }];
  const changed = { ...own, contents: { ...own.contents, photos: taken, steps } };
  return recordOf(context, 'IDENTITY', await sendForReview(context, changed, 'SEND', photos));
}
