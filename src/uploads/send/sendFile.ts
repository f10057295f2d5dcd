import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { sha256Of } from '@/src/lib/sha256';
import { isPassing, MOST_TRIES, untilWorthTrying } from './retry';
import type { UploadWays } from './ways';

const BYTES = 16;
const ids = new WeakMap<Blob, string>();

/** What the sending of this file is called, however often it is tried: the exchange keeps one file of it. Chosen anew, it is another. */
function sendIdOf(file: Blob): string {
  const known = ids.get(file);
  if (known !== undefined) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  ids.set(file, made);
  return made;
}

export type SendingStage = 'preparing' | 'sending' | 'waiting' | 'checking';

export interface SendingWatch {
  signal: AbortSignal;
  onStage: (stage: SendingStage) => void;
  /** Bytes that are there, or on their way. */
  onSent: (bytes: number) => void;
  /** By which it can be given up. */
  onSession: (sessionId: string) => void;
}

type Whole<Kept> = NonNullable<UploadWays<Kept>['whole']>;

/** By one call. Whether its answer comes or not, the file is there or nothing of it. */
async function sendAtOnce<Kept>(file: Blob, whole: Whole<Kept>, { signal, onStage, onSent }: SendingWatch): Promise<Kept> {
  onStage('sending');
  onSent(0);
  return whole(file, sendIdOf(file), {
    signal,
    onSent: (bytes) => {
      // A form is a little longer than its file.
      onSent(Math.min(bytes, file.size));
      if (bytes >= file.size) onStage('checking');
    },
  });
}

/** The exchange and the browser disagree on where the upload is, or it is not there any more: begun again, it says where. */
const OUT_OF_STEP: ReadonlySet<string> = new Set([codes.uploadOffset.code, codes.uploadGone.code]);

/** Sends the pieces from where the exchange says the upload is, and has the file checked. */
async function sendFrom<Kept>(
  file: Blob,
  ways: UploadWays<Kept>,
  sha256: string,
  watch: SendingWatch,
  onProgress: () => void,
): Promise<Kept> {
  const { signal, onStage, onSent, onSession } = watch;
  let session = await ways.begin({ size: file.size, sha256, sendId: sendIdOf(file) }, signal);
  onSession(session.sessionId);
  onStage('sending');
  onSent(session.received);
  while (session.received < file.size) {
    const { received, sessionId, partBytes } = session;
    const piece = file.slice(received, received + partBytes);
    const part = { sessionId, offset: received, sha256: await sha256Of(piece) };
    session = await ways.part(part, piece, { signal, onSent: (bytes) => onSent(received + Math.min(bytes, piece.size)) });
    onProgress();
    onSent(session.received);
  }
  onStage('checking');
  return ways.finish(session.sessionId, signal);
}

/**
 * Sends a file and answers what is kept of it: one that fits a piece by one call, a larger one in pieces. A broken connection is waited
 * out, and the upload of pieces goes on where it stopped; so it does when the same file is sent again, also after a reload or from another
 * device. What did not come through by one call is tried in pieces from then on; where it did, and its answer did not, that file is the
 * answer.
 * @param pieceBytes how large a piece is; 0 while nobody knows
 * @throws ApiError with what is wrong with the file, or when nothing has come through for about two minutes; the reason of the signal
 */
export async function sendFile<Kept>(file: Blob, ways: UploadWays<Kept>, watch: SendingWatch, pieceBytes = 0): Promise<Kept> {
  const { signal, onStage } = watch;
  onStage('preparing');
  let whole = file.size <= pieceBytes ? ways.whole : undefined;
  let sha256: string | undefined;
  let tries = 0;
  for (;;) {
    try {
      if (whole) return await sendAtOnce(file, whole, watch);
      sha256 ??= await sha256Of(file);
      return await sendFrom(file, ways, sha256, watch, () => {
        tries = 0;
      });
    } catch (error) {
      signal.throwIfAborted();
      const isOutOfStep = isApiError(error) && OUT_OF_STEP.has(error.code);
      if ((!isPassing(error) && !isOutOfStep) || tries >= MOST_TRIES) throw error;
      tries += 1;
      whole = undefined;
      onStage('waiting');
      await untilWorthTrying(tries, signal);
    }
  }
}
