import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import type { UploadsContext } from './context';
import { openSealed } from './sealedFiles';
import { shownUpload } from './uploadRecord';

/** Files of a user, without what is in them. */
export const listForOperator = async ({ store }: UploadsContext, userId: string) => (await store.listOf(userId)).map(shownUpload);

/**
 * A file for an operator, who says why. The audit line is written before anything is read.
 * @param audit what the line says, without the owner
 * @throws AppError uploadUnknown
 */
export async function readForOperator(context: UploadsContext, uploadId: string, audit: Omit<AuditRecord, 'subject'>) {
  const upload = await context.store.findAny(uploadId);
  if (!upload) throw new AppError('uploadUnknown');
  const details = { ...audit.details, uploadId, type: upload.type };
  await context.store.writeAudit({ ...audit, subject: `user:${upload.userId}`, details }, context.clock.now());
  return { ...shownUpload(upload), userId: upload.userId, bytes: await openSealed(context, upload.userId, upload, upload) };
}
