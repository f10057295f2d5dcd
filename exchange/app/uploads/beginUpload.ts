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
  (size: number, phone: Phone | undefined): Admit =>
  ({ files, bytes, begun }) => {
    if (!phone && begun >= BOUNDS.begunPerDay) throw new AppError('uploadTooMany', BOUNDS.begunPerDay);
    if (files >= BOUNDS.files || bytes + size > BOUNDS.bytes) throw new AppError('uploadFull');
  };

/** What there is, with what was added to it just now, fits. */
export const admitAll: Admit = ({ bytes }) => {
  if (bytes > BOUNDS.bytes) throw new AppError('uploadFull');
};

interface Begun {
  type: UploadType;
  sendId: string | undefined;
  /** Unless neither its size nor its sum is known before its end: then each piece is admitted as it comes. */
  file?: { size: number; sha256: string };
  phone?: Phone;
}

/** Begun by a phone, which sends no longer than `until`, ms since 1970, and is counted by who let it in. */
export interface Phone {
  until: number;
}

/**
 * An upload from its first byte.
 * @throws AppError uploadTooMany, uploadFull
 */
export async function openUpload(
  context: UploadsContext,
  { userId, brand }: Actor,
  { type, sendId, file, phone }: Begun,
): Promise<SessionRecord> {
  const { store, clock } = context;
  const now = clock.now();
  const { size, sha256 } = file ?? { size: null, sha256: null };
  const session = { userId, brand, type, size, sha256, sendId: sendId ?? null, isByPhone: phone !== undefined };
  const expiresMs = Math.min(now + BOUNDS.sessionMs, phone?.until ?? Number.POSITIVE_INFINITY);
  const admit = admitting(size ?? 0, phone);
  return store.begin({ ...session, expiresMs, ...newPlace(context, userId) }, now, now - BOUNDS.dayMs, admit);
}

/**
 * Begins an upload, or goes on with the one of the same file that stopped, from whatever device it was begun. A sending that was kept, whose
 * answer was lost, has all its bytes there; another file by its name is another sending.
 * @throws AppError uploadTooLarge, uploadTooMany, uploadFull
 */
export async function beginUpload(
  context: UploadsContext,
  actor: Actor,
  params: CallParams<'uploadBegin'>,
  phone?: Phone,
): Promise<UploadSession> {
  const { type, size, sha256, sendId } = params;
  const { maxPictureBytes } = UPLOAD_RULES;
  if (size > maxPictureBytes) throw new AppError('uploadTooLarge', megabytes(maxPictureBytes));
  const { store, clock } = context;
  const file = { type, size, sha256, sendId, isByPhone: phone !== undefined };
  const kept = sendId === undefined ? undefined : await store.keptSession(actor, file);
  const there = kept ?? (await store.openSession(actor, file, clock.now()));
  return shownSession(there ?? (await openUpload(context, actor, { type, sendId, file: { size, sha256 }, phone })));
}
