import type { CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import type { ActorInSession } from '../actor';
import { AppError } from '../appError';
import { isSignedFor, linkToCall, signatureFor } from '../linkSignature';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';
import type { UploadRecord } from './uploadRecord';

type Signing = Pick<UploadsContext, 'linkSecret' | 'clock'>;

function link({ linkSecret, clock }: Signing, { uploadId, userId, brand }: UploadRecord, validMs: number, askedBy?: string) {
  const until = clock.now() + validMs;
  const signature = signatureFor(linkSecret, 'upload', uploadId, userId, brand, until, askedBy ?? '');
  const query = { uploadId, until: String(until), ...(askedBy === undefined ? {} : { askedBy }), signature };
  return { fileUrl: linkToCall(endpoints.uploadFile.path, query), fileUrlExpiresAt: until };
}

/** A link for the owner that opens the file without a token, for some minutes and as long as their session is open, on hosts of its brand. */
export const linkTo = (signing: Signing, upload: UploadRecord, { sessionId }: Pick<ActorInSession, 'sessionId'>) =>
  link(signing, upload, BOUNDS.linkMs, sessionId);

/** A link for whoever reviews elsewhere, for hours. */
export const reviewLinkTo = (signing: Signing, upload: UploadRecord) => link(signing, upload, BOUNDS.reviewLinkMs);

/**
 * The file a link leads to. Whether there is such a file is told to nobody whose link is not right.
 * @throws AppError uploadLinkExpired, also when the file was deleted or the session that asked has ended
 */
export async function followLink(
  { store, isSessionOpen, linkSecret, clock }: Pick<UploadsContext, 'store' | 'isSessionOpen' | 'linkSecret' | 'clock'>,
  brand: string,
  { uploadId, until, askedBy, signature }: CallParams<'uploadFile'>,
): Promise<UploadRecord> {
  const upload = await store.findAny(uploadId);
  const { userId = '' } = upload ?? {};
  // Also without a file: an answer takes as long, and says the same.
  const isRight = isSignedFor(signature, linkSecret, 'upload', uploadId, userId, brand, until, askedBy ?? '');
  if (!isRight || !upload || until <= clock.now()) throw new AppError('uploadLinkExpired');
  if (askedBy !== undefined && !(await isSessionOpen(userId, askedBy))) throw new AppError('uploadLinkExpired');
  return upload;
}
