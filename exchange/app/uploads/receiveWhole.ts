import type { CallParams } from '@/contract/calls';
import type { Uploaded } from '@/contract/upload';
import { UPLOAD_RULES, type UploadType } from '@/domain/upload/uploadRules';
import type { ActorInSession } from '../actor';
import { AppError } from '../appError';
import { megabytes, openUpload } from './beginUpload';
import type { UploadsContext } from './context';
import { keepUpload, type MayStill, uploaded } from './finishUpload';
import { addPiece } from './receivePart';
import type { SessionRecord } from './uploadRecord';

/** Cuts what comes in whatever portions into pieces of the size of a part. */
async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { partBytes } = UPLOAD_RULES;
  let held: Buffer[] = [];
  let size = 0;
  for await (const portion of bytes) {
    held.push(portion);
    size += portion.length;
    while (size >= partBytes) {
      const all = Buffer.concat(held, size);
      yield all.subarray(0, partBytes);
      held = [all.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0) yield Buffer.concat(held, size);
}

async function receive(context: UploadsContext, begun: SessionRecord, bytes: AsyncIterable<Buffer>): Promise<SessionRecord> {
  const { maxPictureBytes } = UPLOAD_RULES;
  let session = begun;
  for await (const piece of inPieces(bytes)) {
    if (session.received + piece.length > maxPictureBytes) throw new AppError('uploadTooLarge', megabytes(maxPictureBytes));
    session = await addPiece(context, session, piece);
  }
  if (session.received === 0) throw new AppError('uploadDamaged');
  return session;
}

/** Takes every kind that any type does: what the file may be is checked when its type is known. */
const ANY_TYPE: UploadType = 'SUPPLEMENT';

/** What stands beside the file in its form. */
type FormFields = CallParams<'upload'>;

/** A file as a call brings it. */
export interface WholeFile {
  /** undefined when they stand behind the file, where `fieldsBehind` reads them. */
  fields: FormFields | undefined;
  bytes: AsyncIterable<Buffer>;
  fieldsBehind(): Promise<FormFields>;
  mayStill: MayStill;
}

/**
 * A whole file by one call. It is put aside piece by piece as it comes, so that a large one takes no more memory than a small one, and
 * counts by what has come: nobody says before how large it is. One that is sent again is kept once.
 * @throws AppError uploadTooMany, uploadFull, uploadStorage, what is wrong with the file, and what `mayStill` throws
 */
export async function receiveWhole(
  context: UploadsContext,
  actor: ActorInSession,
  { fields, bytes, fieldsBehind, mayStill }: WholeFile,
): Promise<Uploaded> {
  const begun = await openUpload(context, actor, { type: fields?.type ?? ANY_TYPE, sendId: fields?.sendId });
  try {
    const received = await receive(context, begun, bytes);
    const { type, sendId } = fields ?? (await fieldsBehind());
    const upload = await keepUpload(context, { ...received, type, sendId }, mayStill);
    if (!upload) throw new AppError('uploadGone');
    return uploaded(context, upload, actor);
  } catch (error) {
    // Nobody goes on with it: it has no sum by which it would be found.
    await context.store.end(begun.sessionId, context.clock.now());
    throw error;
  }
}
