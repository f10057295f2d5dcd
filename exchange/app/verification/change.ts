import { nextStatus, type VerificationEvent } from '@/domain/verification/workflow';
import { AppError } from '../appError';
import { ACCOUNT_CHANGED_TOPIC, type AccountChanged } from '../events';
import { closed } from './contents';
import type { VerificationContext } from './context';
import type { Verification } from './model';
import type { VerificationTables } from './verificationStore';

/** Where an event leads. @throws AppError verificationFinal, verificationNotNow */
export function moved<Moved extends Verification>(verification: Moved, event: VerificationEvent): Moved {
  const status = nextStatus(verification, event);
  if (status) return { ...verification, status };
  throw verification.isFinal ? new AppError('verificationFinal') : new AppError('verificationNotNow', verification.status);
}

/** @throws AppError verificationStale: what was read to act on is not what stands there any more */
export function requireVersion({ version }: Verification, seen: number): void {
  if (version !== seen) throw new AppError('verificationStale');
}

/**
 * Writes a change over the version it was made from; what was written meanwhile, by another tab or a reviewer, is never overwritten.
 * @throws AppError verificationStale
 */
export async function saveChange(
  { sealer }: VerificationContext,
  tables: VerificationTables,
  changed: Verification,
): Promise<Verification> {
  if (!(await tables.save(closed(sealer, changed)))) throw new AppError('verificationStale');
  return { ...changed, version: changed.version + 1 };
}

/** Open pages of its owner read it again. While it is filled in, the account stands as it did, however often a user types. */
export function announce({ bus, clock }: Pick<VerificationContext, 'bus' | 'clock'>, { userId, status }: Verification): void {
  const event: AccountChanged = { userId, part: status === 'IN_PROGRESS' ? 'answers' : 'verification', atMs: clock.now() };
  bus.publish(ACCOUNT_CHANGED_TOPIC, event);
}
