import type { Decision } from '@/domain/verification/reasons';
import type { AuditRecord } from '../../auditRecord';
import { opened } from '../contents';
import type { VerificationContext } from '../context';
import type { VerificationRow } from '../model';
import type { VerificationTables } from '../verificationStore';
import { carryOut } from './carryOut';

/** What becomes of a company whose person was refused for good. */
export const refusedWithPerson = (event: 'REFUSE' | 'REVOKE' = 'REFUSE'): Decision => ({
  event,
  reasons: [{ code: 'NOT_OFFERED', text: null }],
  isFinal: true,
});

const HOW: Partial<Record<VerificationRow['status'], 'REFUSE' | 'REVOKE'>> = {
  IN_REVIEW: 'REFUSE',
  MORE_NEEDED: 'REFUSE',
  VERIFIED: 'REVOKE',
};

/**
 * A company that is reviewed or verified ends with its person, in the transaction that refuses the person for good: whichever was decided
 * first, it comes to the same. One that is still filled in stays as it is, and leads nowhere (`whyNotGoOn`).
 * @param rows all verifications of the account, locked
 */
export async function endCompany(
  context: VerificationContext,
  tables: VerificationTables,
  rows: readonly VerificationRow[],
  { actor, audit }: { actor: string; audit: AuditRecord },
): Promise<void> {
  const company = rows.find(({ kind }) => kind === 'BUSINESS');
  const event = company && HOW[company.status];
  if (!event) return;
  const { reference } = company;
  const details = { ...audit.details, reference, because: 'person' };
  await carryOut(context, tables, opened(context.sealer, company), refusedWithPerson(event), { actor, audit: { ...audit, details } });
}
