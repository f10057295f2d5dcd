import { createHash } from 'node:crypto';
import type { CallParams } from '@/contract/calls';
import type { UploadSession } from '@/contract/upload';
import { contentKindOf, HEAD_BYTES } from '@/domain/upload/contentKind';
import { kindsOf, maxBytesOf, type TakenKind, UPLOAD_RULES, type UploadType } from '@/domain/upload/uploadRules';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { admitAll, megabytes, shownSession } from './beginUpload';
import type { UploadsContext } from './context';
import { newStorageKey, storeSealed } from './sealedFiles';
import type { SessionRecord } from './uploadRecord';

/**
 * What a file is by its beginning, as its type may be.
 * @throws AppError uploadKind, uploadHeic, uploadTooLarge
 */
export function takenKind(type: UploadType, head: Buffer, size: number): TakenKind {
  const kind = contentKindOf(head.subarray(0, HEAD_BYTES));
  const taken = kindsOf(type).find((one) => one === kind);
  if (kind === 'heic') throw new AppError('uploadHeic');
  if (!taken) throw new AppError('uploadKind', kindsOf(type).join(', '));
  if (size > maxBytesOf(taken)) throw new AppError('uploadTooLarge', megabytes(maxBytesOf(taken)));
  return taken;
}

/** Puts a piece at the end of an upload. @throws AppError of the file's kind, uploadFull, uploadOffset, uploadStorage */
export async function addPiece(context: UploadsContext, session: SessionRecord, bytes: Buffer): Promise<SessionRecord> {
  const { received: offset, userId } = session;
  // Refused by its first piece, a file is not sent to its end for nothing.
  if (offset === 0) takenKind(session.type, bytes, session.size ?? bytes.length);
  const storageKey = newStorageKey();
  await storeSealed(context, userId, session, bytes, storageKey);
  const part = { offset, size: bytes.length, storageKey };
  const isAdded = await context.store.addPart(session, part, session.size === null ? admitAll : undefined);
  if (!isAdded) throw new AppError('uploadOffset', offset);
  return { ...session, received: offset + bytes.length };
}

/** @throws AppError uploadGone */
export async function openSession({ store, clock }: UploadsContext, actor: Actor, sessionId: string): Promise<SessionRecord> {
  const session = await store.session(actor, sessionId);
  if (!session?.isOpen || session.expiresMs <= clock.now()) throw new AppError('uploadGone');
  return session;
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * The next piece of an upload. Refused where it is not the next one, with where that begins: an answer may have been lost.
 * @throws AppError uploadGone, uploadOffset, uploadAltered, badRequest, and what is wrong with the file's beginning
 */
export async function receivePart(
  context: UploadsContext,
  actor: Actor,
  { sessionId, offset, sha256 }: CallParams<'uploadPart'>,
  bytes: Buffer,
): Promise<UploadSession> {
  const session = await openSession(context, actor, sessionId);
  const { received, size } = session;
  if (offset !== received) throw new AppError('uploadOffset', received);
  const due = Math.min(UPLOAD_RULES.partBytes, (size ?? 0) - offset);
  if (bytes.length !== due || due <= 0) throw new AppError('badRequest', 'body', `must have ${Math.max(0, due)} bytes`);
  if (sha256Of(bytes) !== sha256) throw new AppError('uploadAltered');
  return shownSession(await addPiece(context, session, bytes));
}
