import { dateOf } from '@/domain/verification/dates';
import type { VerificationKind } from '@/domain/verification/kinds';
import type { Terms } from '@/domain/verification/problems';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { opened } from './contents';
import type { VerificationContext } from './context';
import type { Verification } from './model';

export async function findOwn(
  { store, sealer }: Pick<VerificationContext, 'store' | 'sealer'>,
  { userId }: Actor,
  kind: VerificationKind,
): Promise<Verification | undefined> {
  const row = await store.find(userId, kind);
  return row && opened(sealer, row);
}

/** @throws AppError verificationNotNow: it was not started */
export async function requireOwn(context: VerificationContext, actor: Actor, kind: VerificationKind): Promise<Verification> {
  const found = await findOwn(context, actor, kind);
  if (!found) throw new AppError('verificationNotNow', 'NOT_STARTED');
  return found;
}

/** What answers are checked against today. */
export const termsOf = ({ brands, clock }: VerificationContext, brand: string): Terms => ({
  today: dateOf(clock.now()),
  countries: brands.countriesOf(brand),
});
