import type { CallData, CallParams } from '@/contract/calls';
import { beginUpload, finishUpload, sendPart, sendWhole, type Upload, type UploadType } from '@/src/api/calls/uploads';

type Session = CallData<'uploadBegin'>;
interface How {
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

/** By which calls a file gets there: those of who is signed in, or of a phone that pictures are handed over to. */
export interface UploadWays<Kept> {
  begin(file: { size: number; sha256: string; sendId: string }, signal: AbortSignal): Promise<Session>;
  part(params: CallParams<'uploadPart'>, piece: Blob, how: How): Promise<Session>;
  finish(sessionId: string, signal: AbortSignal): Promise<Kept>;
  /** By one call; absent where there is none. */
  whole?(file: Blob, sendId: string, how: How): Promise<Kept>;
}

/** Of who is signed in. */
export const ownWays = (type: UploadType): UploadWays<Upload> => ({
  begin: (file, signal) => beginUpload({ type, ...file }, signal),
  part: sendPart,
  finish: finishUpload,
  whole: (file, sendId, how) => sendWhole({ type, sendId }, file, how),
});
