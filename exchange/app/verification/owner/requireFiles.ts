import { type FileSlot, fileSlots } from '@/domain/verification/files';
import { AppError } from '../../appError';
import type { VerificationContext } from '../context';
import type { OwnFile } from '../documentStore';
import type { Verification } from '../model';

type Whose = Pick<Verification, 'userId' | 'brand'>;

/** The owner's files by their ids. */
export async function ownFiles({ documents }: VerificationContext, { userId, brand }: Whose): Promise<ReadonlyMap<string, OwnFile>> {
  const files = await documents.filesOf({ userId, brand });
  return new Map(files.map((file) => [file.uploadId, file]));
}

/**
 * Files stand where they were sent for: a selfie is no card, and one that was deleted meanwhile is nothing. Said at its field.
 * @param steps those that are looked at
 * @throws AppError verificationIncomplete
 */
export async function requireFiles(context: VerificationContext, own: Verification, steps: readonly string[]): Promise<void> {
  const slots = fileSlots(own.kind, own.contents.answers).filter(({ step }) => steps.includes(step));
  if (slots.length === 0) return;
  const files = await ownFiles(context, own);
  const wrong = slots.find(({ uploadId, type }: FileSlot) => files.get(uploadId)?.type !== type);
  if (wrong) throw new AppError('verificationIncomplete', wrong.step, wrong.field, 'FILE');
}
