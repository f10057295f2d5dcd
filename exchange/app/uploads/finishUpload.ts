import { createHash } from 'node:crypto';
import type { Uploaded } from '@/contract/upload';
import { CONTENT_TYPES } from '@/domain/upload/uploadRules';
import type { ActorInSession } from '../actor';
import { AppError } from '../appError';
import { admitAll } from './beginUpload';
import type { CleanFile } from './cleaner';
import type { UploadsContext } from './context';
import { linkTo } from './links';
import { takenKind } from './receivePart';
import { newPlace, openSealed, storeSealed } from './sealedFiles';
import { type NewUpload, type PartRecord, type SessionRecord, shownUpload, type UploadRecord } from './uploadRecord';

/** The file as it came, piece by piece: it is never in memory as a whole. @throws AppError uploadAltered at its end */
async function* piecesOf(
  context: UploadsContext,
  session: SessionRecord,
  parts: readonly PartRecord[],
  tellSum: (sha256: string) => void,
): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  for (const part of parts) {
    const piece = await openSealed(context, session.userId, session, part);
    sum.update(piece);
    yield piece;
  }
  const sha256 = sum.digest('hex');
  if (session.sha256 !== null && sha256 !== session.sha256) throw new AppError('uploadAltered');
  tellSum(sha256);
}

async function cleaned(context: UploadsContext, session: SessionRecord): Promise<CleanFile & Pick<NewUpload, 'sentSha256'>> {
  const parts = await context.store.parts(session.sessionId);
  const [first] = parts;
  if (!first) throw new AppError('uploadDamaged');
  const head = await openSealed(context, session.userId, session, first);
  const kind = takenKind(session.type, head, session.received);
  let sentSha256: string | undefined;
  const pieces = piecesOf(context, session, parts, (sum) => {
    sentSha256 = sum;
  });
  const clean = await context.cleaner.clean({ owner: session.userId, kind, size: session.received, pieces });
  if (sentSha256 === undefined) throw new Error('a file is read to its end');
  return { ...clean, sentSha256 };
}

/** What came, and the name of the sending where that stood behind the file. */
type Received = SessionRecord & { sendId?: string };

/** Puts a cleaned file where it stays. Undefined when another call was first. @throws AppError uploadFull: made anew, it may be larger */
async function keep(
  context: UploadsContext,
  session: Received,
  file: CleanFile & Pick<NewUpload, 'sentSha256'>,
): Promise<UploadRecord | undefined> {
  const { userId, brand, type, sessionId, sendId = null } = session;
  const place = newPlace(context, userId);
  await storeSealed(context, userId, place, file.bytes);
  const { width, height, pages, bytes, sentSha256 } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = { userId, brand, type, contentType: CONTENT_TYPES[file.kind], size: bytes.length, sha256, width, height, pages };
  return context.store.keep(sessionId, { ...kept, ...place, sentSha256, sendId, createdMs: context.clock.now() }, admitAll);
}

/** Worth trying again with the same bytes. */
const PASSING = new Set(['uploadBusy', 'uploadStorage', 'unavailable']);

/** Throws where who sends may not any more: a file is long under way, and a session ends or an account is frozen meanwhile. */
export type MayStill = () => Promise<unknown>;

/**
 * Checks what has come and keeps it, if who sent it may even now. An upload whose file is refused ends.
 * @throws AppError with what is wrong with the file, and what `mayStill` throws
 */
export async function keepUpload(context: UploadsContext, session: Received, mayStill: MayStill): Promise<UploadRecord | undefined> {
  const file = await orEnded(context, session, () => cleaned(context, session));
  // Last of all, and it ends no upload: whoever signs in again goes on with it.
  await mayStill();
  return orEnded(context, session, () => keep(context, session, file));
}

/** The upload ends where the file is refused for good. */
async function orEnded<Result>(context: UploadsContext, session: SessionRecord, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && !PASSING.has(error.codeName)) await context.store.end(session.sessionId, context.clock.now());
    throw error;
  }
}

export const uploaded = (context: UploadsContext, upload: UploadRecord, actor: ActorInSession): Uploaded => ({
  ...shownUpload(upload),
  ...linkTo(context, upload, actor),
});

/** Whether pieces could not be read because another call had kept the file by then: they go with that. */
async function hasTakenPieces({ store }: UploadsContext, actor: ActorInSession, sessionId: string, error: unknown): Promise<boolean> {
  const isOfPieces = error instanceof AppError && (error.codeName === 'uploadDamaged' || error.codeName === 'uploadStorage');
  return isOfPieces && ((await store.session(actor, sessionId))?.uploadId ?? null) !== null;
}

/**
 * Ends an upload with its file. Asked again, it answers the same file.
 * @throws AppError uploadGone, uploadOffset when it is not whole, what is wrong with the file, and what `mayStill` throws
 */
export async function finishUpload(
  context: UploadsContext,
  actor: ActorInSession,
  sessionId: string,
  mayStill: MayStill,
): Promise<Uploaded> {
  const session = await context.store.session(actor, sessionId);
  if (!session) throw new AppError('uploadGone');
  const kept = session.uploadId === null ? undefined : await context.store.find(actor, session.uploadId);
  if (kept) return uploaded(context, kept, actor);
  if (!session.isOpen || session.expiresMs <= context.clock.now()) throw new AppError('uploadGone');
  if (session.received !== session.size) throw new AppError('uploadOffset', session.received);
  const upload = await keepUpload(context, session, mayStill).catch(async (error: unknown) => {
    if (await hasTakenPieces(context, actor, sessionId, error)) return undefined;
    throw error;
  });
  // Another call ended it meanwhile: what it kept is the answer of both.
  return upload ? uploaded(context, upload, actor) : finishUpload(context, actor, sessionId, mayStill);
}
