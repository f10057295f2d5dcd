import { codeOfReason } from '@/contract/standing';
import type { WhyNot } from '@/domain/account/standing';
import { AppError } from '../appError';

/** A reason of `domain/account/standing.ts` as the refusal it travels as: since or until when stands behind the key. */
export function refusalFor(reason: WhyNot): AppError {
  const moment = 'since' in reason ? [reason.since] : 'until' in reason ? [reason.until] : [];
  return new AppError(codeOfReason[reason.kind], ...moment);
}
