import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import { AppError } from '../appError';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';
import type { UploadRecord } from './uploadRecord';

/** Under which the web passes calls on. */
const API_PREFIX = '/api';

type Signed = Pick<UploadRecord, 'uploadId' | 'userId' | 'brand'> & { until: number };

const signatureOf = (secret: string, { uploadId, userId, brand, until }: Signed) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([uploadId, userId, brand, until]))
    .digest();

/** A link that opens the file without a session, for `validMs` (a few minutes), on hosts of its brand. */
export function linkTo(
  { linkSecret, clock }: Pick<UploadsContext, 'linkSecret' | 'clock'>,
  upload: UploadRecord,
  validMs: number = BOUNDS.linkMs,
) {
  const until = clock.now() + validMs;
  const signature = signatureOf(linkSecret, { ...upload, until }).toString('base64url');
  const query = new URLSearchParams({ uploadId: upload.uploadId, until: String(until), signature });
  return { fileUrl: `${API_PREFIX}${endpoints.uploadFile.path}?${query}`, fileUrlExpiresAt: until };
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
  const right = signatureOf(linkSecret, { uploadId, userId, brand, until });
  const isRight = timingSafeEqual(Buffer.from(signature, 'base64url'), right);
  if (!isRight || !upload || until <= clock.now()) throw new AppError('uploadLinkExpired');
  return upload;
}
