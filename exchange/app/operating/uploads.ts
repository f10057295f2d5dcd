import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import { rotateKeys as rotate } from '../sealing/rotateKeys';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

/**
 * Files of a user, without what is in them. Who looks and why goes to the audit log before it is answered.
 * @throws AppError badRequest: no such user, who would look like one without files
 */
export async function listUploads(
  { store, queries, uploads, clock }: OperatingContext,
  by: Operator,
  { userId, note }: OperatorParams<'listUploads'>,
) {
  if ((await queries.accountTypeOf(userId)) === undefined) throw new AppError('badRequest', 'userId', 'no such user');
  await store.writeAudit(auditBy(by, 'upload.list', `user:${userId}`, { note }), clock.now());
  return uploads.listForOperator(userId);
}

/** One file, with a reason. @throws AppError uploadUnknown */
export async function readUpload({ uploads }: OperatingContext, by: Operator, { uploadId, note }: OperatorParams<'readUpload'>) {
  const { actor, action, details } = auditBy(by, 'upload.read', '', { note });
  const { bytes, ...file } = await uploads.readForOperator(uploadId, { actor, action, details });
  return { ...file, base64: bytes.toString('base64') };
}

/** Seals anew what older keys of SEALING_KEYS have sealed, files' keys and authenticators alike. */
export async function rotateKeys(
  { store, sealer, sealedRows, clock, log }: OperatingContext,
  by: Operator,
  { note }: OperatorParams<'rotateKeys'>,
) {
  await store.writeAudit(auditBy(by, 'storage.rotate', `key:${sealer.current}`, { note }), clock.now());
  return rotate(sealer, sealedRows, log);
}
