import { randomInt } from 'node:crypto';
import type { CallParams } from '@/contract/calls';
import type { HandoverAsked, HandoverOpened } from '@/contract/handover';
import type { UploadSession } from '@/contract/upload';
import { DOCUMENT_KINDS } from '@/domain/verification/dictionary';
import { MATCH_NUMBERS, MATCH_VALID_MS } from '@/domain/verification/handover';
import type { Caller } from '../../accounts/model';
import { AppError } from '../../appError';
import { hashToken } from '../../tokens';
import { uploadRules } from '../../uploads/uploadLimits';
import { announce } from '../change';
import { cameBy } from './came';
import type { HandoverContext } from './context';
import type { HandoverRow } from './model';
import { type OpenHandover, openHandover } from './openHandover';

// What a phone does. It has no session, and every refusal of who it is is the same: of a link that is unknown, opened by another phone,
// ended or another brand's nothing is told apart.

/** What the phone is asked for. Of a document what was sent as this one is there. */
export async function askedOnPhone(context: HandoverContext, { row, owner, verification, pictures }: OpenHandover): Promise<HandoverAsked> {
  const { answers } = verification.contents;
  const came = await cameBy(context, row, owner, verification);
  return {
    step: row.step,
    documentKind: row.step === 'DOCUMENT' ? (DOCUMENT_KINDS.find((kind) => kind === answers.DOCUMENT?.documentKind) ?? null) : null,
    pictures: pictures.map(({ slot, type }) => {
      const file = came.find((one) => one.slot === slot && one.upload.type === type);
      return { slot, type, isThere: file !== undefined, replacedAt: file?.replacedAt };
    }),
    limits: uploadRules(),
    expiresAt: row.expiresAt,
  };
}

/** A phone keeps its secret over links: what it was before and is over does not stand in the way of another. */
async function releasePast(context: HandoverContext, brand: string, phoneHash: string): Promise<void> {
  const past = await context.handovers.byPhone(phoneHash);
  if (past && !(await openHandover(context, brand, past))) await context.handovers.release(past.handoverId, context.clock.now());
}

/** What a phone is told that has come: nothing of the verification, until its number was typed. */
const openedOn = ({ confirmedAt, matchNumber, expiresAt }: HandoverRow): HandoverOpened => ({
  number: confirmedAt === null ? String(matchNumber) : null,
  expiresAt,
});

/**
 * Opens a link on the phone that comes with it first, which gets a number to show. The same phone opens it again: when the answer was lost,
 * and to hear whether that was typed.
 * @throws AppError handoverOver
 */
export async function openOnPhone(context: HandoverContext, caller: Caller, params: CallParams<'handoverOpen'>): Promise<HandoverOpened> {
  const { handovers, clock } = context;
  const phoneHash = hashToken(params.phone);
  const found = await openHandover(context, caller.brand, await handovers.byLink(hashToken(params.link)));
  if (!found || (found.row.phoneHash !== null && found.row.phoneHash !== phoneHash)) throw new AppError('handoverOver');
  if (found.row.phoneHash !== null) return openedOn(found.row);
  await releasePast(context, caller.brand, phoneHash);
  const at = clock.now();
  const matchNumber = randomInt(MATCH_NUMBERS.from, MATCH_NUMBERS.below);
  const phone = { phoneHash, matchNumber, expiresAt: at + MATCH_VALID_MS, at, ...context.accounts.originOf(caller) };
  const row = await handovers.bind(found.row.handoverId, phone);
  // Another was quicker, or the same phone by a call whose answer it did not wait for; or the phone is another handover's.
  const bound = row ?? (await handovers.byPhone(phoneHash));
  if (bound?.handoverId !== found.row.handoverId) throw new AppError('handoverOver');
  // The computer that shows the step asks for the number at once.
  announce(context, found.verification);
  return openedOn(bound);
}

/** The handover of the phone that has this secret, and was let in. @throws AppError handoverOver */
export async function ofPhone(context: HandoverContext, brand: string, phone: string | undefined): Promise<OpenHandover> {
  const row = phone === undefined ? undefined : await context.handovers.byPhone(hashToken(phone));
  const open = await openHandover(context, brand, row);
  if (!open || open.row.confirmedAt === null) throw new AppError('handoverOver');
  return open;
}

/**
 * Begins a picture for one of the places that are asked for, in the room its owner has. How many are begun is counted by the handover: a
 * phone that begins without end shuts itself out, and not its owner.
 * @throws AppError handoverOver: nobody asks for this place, or these are too many; what uploads refuse with
 */
export async function beginOnPhone(
  { handovers, uploads, clock }: HandoverContext,
  { row, owner, pictures }: OpenHandover,
  { slot, ...file }: CallParams<'handoverUploadBegin'>,
): Promise<UploadSession> {
  const asked = pictures.find((one) => one.slot === slot);
  if (!asked) throw new AppError('handoverOver');
  if (!(await handovers.admitUpload(row, file, clock.now()))) throw new AppError('handoverOver');
  // What the phone calls a sending is that of this place alone.
  const sendId = file.sendId === undefined ? undefined : `${row.handoverId}:${slot}:${file.sendId}`;
  const session = await uploads.begin(owner, { type: asked.type, ...file, sendId }, { until: row.expiresAt });
  if (!(await handovers.noteUpload(row, session.sessionId, slot, clock.now()))) throw new AppError('handoverOver');
  return session;
}

/** @throws AppError uploadGone: the owner has it, and this phone did not begin it */
async function requireOwnUpload({ handovers }: HandoverContext, { row }: OpenHandover, sessionId: string): Promise<void> {
  if (!(await handovers.hasUpload(row.handoverId, sessionId))) throw new AppError('uploadGone');
}

/** @throws AppError uploadGone, what uploads refuse with */
export async function sendOnPhone(
  context: HandoverContext,
  open: OpenHandover,
  params: CallParams<'handoverUploadPart'>,
  bytes: Buffer,
): Promise<UploadSession> {
  await requireOwnUpload(context, open, params.sessionId);
  return context.uploads.receivePart(open.owner, params, bytes);
}

/** @throws AppError handoverOver: it has ended since it was looked at, or the phone is another handover's now */
async function requireGoesOn(context: HandoverContext, { owner, row }: OpenHandover): Promise<void> {
  const now = await openHandover(context, owner.brand, await context.handovers.ofUser(owner.userId));
  if (now?.row.handoverId !== row.handoverId || now.row.phoneHash !== row.phoneHash) throw new AppError('handoverOver');
}

/**
 * Keeps a picture, if its handover goes on even when it has been made anew: its time or an unused session ends nothing by themselves.
 * @throws AppError handoverOver, uploadGone, what is wrong with the picture
 */
export async function finishOnPhone(context: HandoverContext, open: OpenHandover, sessionId: string): Promise<HandoverAsked> {
  await requireOwnUpload(context, open, sessionId);
  await context.uploads.finish({ ...open.owner, sessionId: open.row.sessionId }, sessionId, () => requireGoesOn(context, open));
  announce(context, open.verification);
  return askedOnPhone(context, open);
}
