import { createHash } from 'node:crypto';
import type { Uploaded } from '@/contract/upload';
import { CONTENT_TYPES } from '@/domain/upload/uploadRules';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { admitAll } from './beginUpload';
import type { CleanFile } from './cleaner';
import type { UploadsContext } from './context';
import { linkTo } from './links';
import { takenKind } from './receivePart';
import { newPlace, openSealed, storeSealed } from './sealedFiles';
import { type PartRecord, type SessionRecord, shownUpload, type UploadRecord } from './uploadRecord';

/** The file as it came, piece by piece: it is never in memory as a whole. @throws AppError uploadAltered at its end */
async function* piecesOf(context: UploadsContext, session: SessionRecord, parts: readonly PartRecord[]): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  for (const { storageKey } of parts) {
    const piece = await openSealed(context, session.userId, session, storageKey);
    sum.update(piece);
    yield piece;
  }
  if (session.sha256 !== null && sum.digest('hex') !== session.sha256) throw new AppError('uploadAltered');
}

async function cleaned(context: UploadsContext, session: SessionRecord): Promise<CleanFile> {
  const parts = await context.store.parts(session.sessionId);
  const [first] = parts;
  if (!first) throw new AppError('uploadDamaged');
  const head = await openSealed(context, session.userId, session, first.storageKey);
  const kind = takenKind(session.type, head, session.received);
  return context.cleaner.clean({ owner: session.userId, kind, size: session.received, pieces: piecesOf(context, session, parts) });
}

/** Puts a cleaned file where it stays. Undefined when another call was first. @throws AppError uploadFull: made anew, it may be larger */
async function keep(context: UploadsContext, session: SessionRecord, file: CleanFile): Promise<UploadRecord | undefined> {
  const { userId, brand, type, sessionId } = session;
  const place = newPlace(context, userId);
  await storeSealed(context, userId, place, file.bytes);
  const { width, height, pages, bytes } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = { userId, brand, type, contentType: CONTENT_TYPES[file.kind], size: bytes.length, sha256, width, height, pages };
  return context.store.keep(sessionId, { ...kept, ...place, createdMs: context.clock.now() }, admitAll);
}

/** Worth trying again with the same bytes. */
const PASSING = new Set(['uploadBusy', 'uploadStorage', 'unavailable']);

/** Checks what has come and keeps it. An upload whose file is refused ends. @throws AppError with what is wrong with the file */
export async function keepUpload(context: UploadsContext, session: SessionRecord): Promise<UploadRecord | undefined> {
  try {
    return await keep(context, session, await cleaned(context, session));
  } catch (error) {
    if (error instanceof AppError && !PASSING.has(error.codeName)) await context.store.end(session.sessionId, context.clock.now());
    throw error;
  }
}

export const uploaded = (context: UploadsContext, upload: UploadRecord): Uploaded => ({
  ...shownUpload(upload),
  ...linkTo(context, upload),
});

/**
 * Ends an upload with its file. Asked again, it answers the same file.
 * @throws AppError uploadGone, uploadOffset when it is not whole, and what is wrong with the file
 */
export async function finishUpload(context: UploadsContext, actor: Actor, sessionId: string): Promise<Uploaded> {
  const session = await context.store.session(actor, sessionId);
  if (!session) throw new AppError('uploadGone');
  const kept = session.uploadId === null ? undefined : await context.store.find(actor, session.uploadId);
  if (kept) return uploaded(context, kept);
  if (!session.isOpen || session.expiresMs <= context.clock.now()) throw new AppError('uploadGone');
  if (session.received !== session.size) throw new AppError('uploadOffset', session.received);
  const upload = await keepUpload(context, session);
  // Another call ended it meanwhile: what it kept is the answer of both.
  return upload ? uploaded(context, upload) : finishUpload(context, actor, sessionId);
}
