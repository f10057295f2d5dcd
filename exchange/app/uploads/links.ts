import type { CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import { AppError } from '../appError';
import { isSignedFor, linkToCall, signatureFor } from '../linkSignature';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';
import type { UploadRecord } from './uploadRecord';

/** A link that opens the file without a session, for `validMs` (a few minutes), on hosts of its brand. */
export function linkTo(
  { linkSecret, clock }: Pick<UploadsContext, 'linkSecret' | 'clock'>,
  { uploadId, userId, brand }: UploadRecord,
  validMs: number = BOUNDS.linkMs,
) {
  const until = clock.now() + validMs;
  const signature = signatureFor(linkSecret, 'upload', uploadId, userId, brand, until);
  const fileUrl = linkToCall(endpoints.uploadFile.path, { uploadId, until: String(until), signature });
  return { fileUrl, fileUrlExpiresAt: until };
}

/**
 * The file a link leads to. Whether there is such a file is told to nobody whose link is not right.
 * @throws AppError uploadLinkExpired, also when the file was deleted
 */
export async function followLink(
  { store, linkSecret, clock }: Pick<UploadsContext, 'store' | 'linkSecret' | 'clock'>,
  brand: string,
  { uploadId, until, signature }: CallParams<'uploadFile'>,
): Promise<UploadRecord> {
  const upload = await store.findAny(uploadId);
  const { userId = '' } = upload ?? {};
  // Also without a file: an answer takes as long, and says the same.
  const isRight = isSignedFor(signature, linkSecret, 'upload', uploadId, userId, brand, until);
  if (!isRight || !upload || until <= clock.now()) throw new AppError('uploadLinkExpired');
  return upload;
}
