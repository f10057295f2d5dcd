import type { CallData, CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

export type Upload = CallData<'uploads'>[number];
export type UploadType = Upload['type'];

/** Sends a file that fits one piece by one call, and has it kept. @throws ApiError with what is wrong with it */
export const sendWhole = (
  { type, sendId }: { type: UploadType; sendId: string },
  body: Blob,
  how: { signal: AbortSignal; onSent: (bytes: number) => void },
) => quietCall('upload', { action: 'kyx', needFileUrl: true, type, sendId }, { ...how, body });

/** Begins an upload, or goes on with the one of the same file. @throws ApiError */
export const beginUpload = (params: CallParams<'uploadBegin'>, signal: AbortSignal) => quietCall('uploadBegin', params, { signal });

/** `onSent` hears how many bytes of the piece are sent. @throws ApiError */
export const sendPart = (params: CallParams<'uploadPart'>, body: Blob, how: { signal: AbortSignal; onSent: (bytes: number) => void }) =>
  quietCall('uploadPart', params, { ...how, body });

/** Has the file checked and kept. @throws ApiError with what is wrong with it */
export const finishUpload = (sessionId: string, signal: AbortSignal) => quietCall('uploadFinish', { sessionId }, { signal });

/** Gives an upload up. Quiet: what nobody goes on with is deleted anyway. */
export const cancelUpload = (sessionId: string) => quietCall('uploadCancel', { sessionId }).catch(() => undefined);

/** Deletes a file that belongs to nothing yet. @throws ApiError */
export const removeUpload = (uploadId: string) => quietCall('uploadRemove', { uploadId });
