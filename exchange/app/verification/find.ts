import { dateOf } from '@/domain/verification/dates';
import type { VerificationKind } from '@/domain/verification/kinds';
import type { Terms } from '@/domain/verification/problems';
import { type Stages, whyNotGoOn } from '@/domain/verification/starting';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { opened } from './contents';
import type { VerificationContext } from './context';
import type { Verification, VerificationRow } from './model';

export async function findOwn(
  { store, sealer }: Pick<VerificationContext, 'store' | 'sealer'>,
  { userId }: Actor,
  kind: VerificationKind,
): Promise<Verification | undefined> {
  const row = await store.find(userId, kind);
  return row && opened(sealer, row);
}

/** How the verifications of one account stand. */
export const stagesOf = (rows: readonly VerificationRow[]): Stages => Object.fromEntries(rows.map((row) => [row.kind, row]));

/** @param rows all verifications of the account @throws AppError verificationFinal: it, or the person of a company, was refused for good */
export function requireGoesOn(kind: VerificationKind, rows: readonly VerificationRow[]): void {
  if (whyNotGoOn(kind, stagesOf(rows))) throw new AppError('verificationFinal');
}

/** What its owner goes on with. @throws AppError verificationNotNow: it was not started; as `requireGoesOn` */
export async function requireOwn({ store, sealer }: VerificationContext, { userId }: Actor, kind: VerificationKind): Promise<Verification> {
  const rows = await store.ofUser(userId);
  const found = rows.find((row) => row.kind === kind);
  if (!found) throw new AppError('verificationNotNow', 'NOT_STARTED');
  requireGoesOn(kind, rows);
  return opened(sealer, found);
}

/** What answers are checked against today. */
export const termsOf = ({ brands, clock }: VerificationContext, brand: string): Terms => ({
  today: dateOf(clock.now()),
  countries: brands.countriesOf(brand),
});
