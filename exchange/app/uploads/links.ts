import type { CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import type { ActorInSession } from '../actor';
import { AppError } from '../appError';
import { isSignedFor, type LinkPurpose, signatureFor } from '../linkSignature';
import { linkToCall } from '../linkToCall';
import { BOUNDS } from './bounds';
import type { Review, UploadsContext } from './context';
import type { UploadRecord } from './uploadRecord';

type Signing = Pick<UploadsContext, 'linkSecret' | 'clock'>;

/** What a link ends with, besides its time: the session that asked for it, or the review it was made for. */
type EndsWith = Pick<CallParams<'uploadFile'>, 'askedBy' | 'reference' | 'submission'>;

/** Signed with the rest. A link of neither kind is none that was ever made. */
const boundTo = ({ askedBy, reference = '', submission = 0 }: EndsWith): [LinkPurpose, ...(string | number)[]] =>
  askedBy === undefined ? ['review', reference, submission] : ['upload', askedBy];

function link({ linkSecret, clock }: Signing, { uploadId, userId, brand }: UploadRecord, validMs: number, endsWith: EndsWith) {
  const until = clock.now() + validMs;
  const [purpose, ...bound] = boundTo(endsWith);
  const signature = signatureFor(linkSecret, purpose, uploadId, userId, brand, until, ...bound);
  const named = Object.entries({ uploadId, until, ...endsWith, signature }).map(([name, value]) => [name, String(value)]);
  return { fileUrl: linkToCall(endpoints.uploadFile.path, Object.fromEntries(named)), fileUrlExpiresAt: until };
}

/** A link for the owner that opens the file without a token, for some minutes and as long as their session is open, on hosts of its brand. */
export const linkTo = (signing: Signing, upload: UploadRecord, { sessionId }: Pick<ActorInSession, 'sessionId'>) =>
  link(signing, upload, BOUNDS.linkMs, { askedBy: sessionId });

/** A link for whoever reviews elsewhere, for hours and as long as it is theirs to decide: it stands in logs there, for who knows how long. */
export const reviewLinkTo = (signing: Signing, upload: UploadRecord, { reference, submission }: Review) =>
  link(signing, upload, BOUNDS.reviewLinkMs, { reference, submission });

/** Whether what the link ends with goes on. */
async function isStillOpen(
  { isSessionOpen, isReviewOpen }: Pick<UploadsContext, 'isSessionOpen' | 'isReviewOpen'>,
  userId: string,
  { askedBy, reference, submission }: EndsWith,
): Promise<boolean> {
  if (askedBy !== undefined) return isSessionOpen(userId, askedBy);
  return reference !== undefined && submission !== undefined && isReviewOpen(userId, { reference, submission });
}

/**
 * The file a link leads to. Whether there is such a file is told to nobody whose link is not right.
 * @throws AppError uploadLinkExpired, also when the file was deleted, the session that asked has ended or the review is decided
 */
export async function followLink(
  context: Pick<UploadsContext, 'store' | 'isSessionOpen' | 'isReviewOpen' | 'linkSecret' | 'clock'>,
  brand: string,
  { uploadId, until, signature, ...endsWith }: CallParams<'uploadFile'>,
): Promise<UploadRecord> {
  const { store, linkSecret, clock } = context;
  const upload = await store.findAny(uploadId);
  const { userId = '' } = upload ?? {};
  const [purpose, ...bound] = boundTo(endsWith);
  // Also without a file: an answer takes as long, and says the same.
  const isRight = isSignedFor(signature, linkSecret, purpose, uploadId, userId, brand, until, ...bound);
  if (!isRight || !upload || until <= clock.now()) throw new AppError('uploadLinkExpired');
  if (!(await isStillOpen(context, userId, endsWith))) throw new AppError('uploadLinkExpired');
  return upload;
}
