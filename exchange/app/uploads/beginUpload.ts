import type { CallParams } from '@/contract/calls';
import type { UploadSession } from '@/contract/upload';
import { UPLOAD_RULES, type UploadType } from '@/domain/upload/uploadRules';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';
import { newPlace } from './sealedFiles';
import type { SessionRecord } from './uploadRecord';
import type { Admit } from './uploadStore';

export const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

export const shownSession = ({ sessionId, received, expiresMs }: SessionRecord): UploadSession => ({
  sessionId,
  received,
  partBytes: UPLOAD_RULES.partBytes,
  expiresAt: expiresMs,
});

/** Whether so many bytes fit beside what there is. What is sent lies there as it came until it is kept, so all of it counts. */
const admitting =
  (size: number): Admit =>
  ({ files, bytes, begun }) => {
    if (begun >= BOUNDS.begunPerDay) throw new AppError('uploadTooMany', BOUNDS.begunPerDay);
    if (files >= BOUNDS.files || bytes + size > BOUNDS.bytes) throw new AppError('uploadFull');
  };

/**
 * An upload from its first byte. Without `file` neither its size nor its sum is known before its end.
 * @throws AppError uploadTooMany, uploadFull
 */
export async function openUpload(
  context: UploadsContext,
  { userId, brand }: Actor,
  type: UploadType,
  file: { size: number; sha256: string } | undefined,
): Promise<SessionRecord> {
  const { store, clock } = context;
  const now = clock.now();
  const session = { userId, brand, type, size: file?.size ?? null, sha256: file?.sha256 ?? null, expiresMs: now + BOUNDS.sessionMs };
  const admit = admitting(file?.size ?? UPLOAD_RULES.maxPictureBytes);
  return store.begin({ ...session, ...newPlace(context, userId) }, now, now - BOUNDS.dayMs, admit);
}

/**
 * Begins an upload, or goes on with the one of the same file that stopped, from whatever device it was begun.
 * @throws AppError uploadTooLarge, uploadTooMany, uploadFull
 */
export async function beginUpload(context: UploadsContext, actor: Actor, params: CallParams<'uploadBegin'>): Promise<UploadSession> {
  const { type, size, sha256 } = params;
  const { maxPictureBytes } = UPLOAD_RULES;
  if (size > maxPictureBytes) throw new AppError('uploadTooLarge', megabytes(maxPictureBytes));
  const open = await context.store.openSession(actor, { type, size, sha256 }, context.clock.now());
  return shownSession(open ?? (await openUpload(context, actor, type, { size, sha256 })));
}
