import type { CallParams } from '@/contract/calls';
import type { SupplementAsked } from '@/contract/verification';
import { requestType } from '@/domain/verification/files';
import type { VerificationKind } from '@/domain/verification/kinds';
import { REQUEST_KINDS } from '@/domain/verification/reasons';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { requireVersion } from '../change';
import type { VerificationContext } from '../context';
import type { OwnFile } from '../documentStore';
import { requireOwn } from '../find';
import type { Request } from '../model';
import { recordOf, shownRequest } from '../record';
import { ownFiles } from './requireFiles';
import { sendForReview } from './sendForReview';

/** What is asked for besides. @throws AppError verificationNotNow: nothing is */
export async function askedSupplements(context: VerificationContext, actor: Actor, kind: VerificationKind): Promise<SupplementAsked> {
  const own = await requireOwn(context, actor, kind);
  if (own.status !== 'MORE_NEEDED') throw new AppError('verificationNotNow', own.status);
  return { version: own.version, requests: own.contents.requests.map(shownRequest) };
}

type Given = CallParams<'kybSupplementSave'>['answers'][number];

/** @throws AppError verificationIncomplete: a request that has not what it asks for */
function answered(request: Request, given: readonly Given[]): Request {
  const { file, text } = given.find(({ requestId }) => requestId === request.requestId) ?? {};
  const words = text?.trim();
  const isFile = REQUEST_KINDS[request.code] === 'FILE';
  if (isFile ? !file : !words) throw new AppError('verificationIncomplete', 'SUPPLEMENT', request.requestId, 'REQUIRED');
  return isFile ? { ...request, file } : { ...request, words };
}

/**
 * A file that was sent as what is asked for; a face since it was asked for.
 * @throws AppError verificationIncomplete
 */
function requireFits({ requestId, code, file }: Request, files: ReadonlyMap<string, OwnFile>, askedAt: number): void {
  if (file === undefined) return;
  const sent = files.get(file);
  const isFresh = code !== 'SELFIE' || (sent !== undefined && sent.createdAt >= askedAt);
  if (sent?.type !== requestType(code) || !isFresh) throw new AppError('verificationIncomplete', 'SUPPLEMENT', requestId, 'FILE');
}

/**
 * Sends everything that was asked for; the review goes on with it.
 * @throws AppError verificationIncomplete, verificationNotNow, verificationStale; what the store of documents refuses with
 */
export async function sendSupplements(
  context: VerificationContext,
  actor: Actor,
  kind: VerificationKind,
  { version, answers }: CallParams<'kybSupplementSave'>,
) {
  const own = await requireOwn(context, actor, kind);
  if (own.status !== 'MORE_NEEDED') throw new AppError('verificationNotNow', own.status);
  requireVersion(own, version);
  const came = own.contents.requests.map((request) => answered(request, answers));
  const known = await ownFiles(context, own);
  for (const request of came) requireFits(request, known, own.decidedAt ?? 0);
  const files = came.flatMap(({ file }) => (file === undefined ? [] : [file]));
  const contents = { ...own.contents, requests: [], answered: [...own.contents.answered, ...came] };
  return recordOf(context, kind, await sendForReview(context, { ...own, contents }, 'SUPPLEMENT', files));
}
