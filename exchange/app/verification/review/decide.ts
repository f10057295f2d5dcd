import { isVerifiedBy } from '@/domain/verification/levels';
import type { Decision } from '@/domain/verification/reasons';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { sealedName } from '../../sealing/sealedName';
import { announce } from '../change';
import { opened } from '../contents';
import type { VerificationContext } from '../context';
import { requireGoesOn } from '../find';
import type { Verification, VerificationRow } from '../model';
import type { VerificationNews } from '../news';
import type { VerificationTables } from '../verificationStore';
import { carryOut } from './carryOut';
import { endCompany } from './endCompany';

/** Who decided, for the record of events and the audit log. */
export interface Decider {
  /** `rule:practice`, `operator:alice`, `provider` */
  actor: string;
  /** Written with the decision. Without personal data: the log is for good. */
  audit: AuditRecord;
  /** Of a provider's message. One that was taken before is a replay and changes nothing; one about another submission is refused. */
  about?: { eventId: string; submission: number };
}

const NEWS: Readonly<Record<Decision['event'], VerificationNews>> = {
  APPROVE: 'verificationApproved',
  REFUSE: 'verificationRefused',
  ASK: 'verificationMoreNeeded',
  REVOKE: 'verificationRevoked',
};

/**
 * Carries out what a reviewer decided, once: with the account's status, the record, what the owner is told and the audit line in one
 * transaction. Open pages hear of it after the commit. A company ends with a person who is refused for good.
 * @throws AppError verificationUnknown, verificationNotNow, verificationStale; verificationFinal: also what leads on with a company of whom
 * was refused for good
 */
export async function decide(context: VerificationContext, id: string, decision: Decision, by: Decider): Promise<Verification> {
  const { store, sealer, clock, tell } = context;
  const now = clock.now();
  const changed = await store.atomically(async (tables) => {
    const { userId } = (await tables.byId(id)) ?? unknown();
    // Decisions about one account follow each other: what becomes of a company depends on its person.
    const rows = await tables.lockOfUser(userId);
    const row = rows.find((one) => one.id === id) ?? unknown();
    if (by.about) {
      if (!(await tables.takeProviderEvent(by.about.eventId, now))) return undefined;
      requireAbout(row, by.about.submission);
    }
    if (decision.event === 'APPROVE' || decision.event === 'ASK') requireGoesOn(row.kind, rows);
    const saved = await carryOut(context, tables, opened(sealer, row), decision, by);
    if (saved.kind === 'IDENTITY' && saved.isFinal) await endCompany(context, tables, rows, by);
    await setAuthStatus(context, tables, saved);
    await tell(tables.telling, userId, NEWS[decision.event]);
    return saved;
  });
  if (changed) announce(context, changed);
  return changed ?? opened(sealer, (await store.byId(id)) ?? unknown());
}

/**
 * A provider has seen what was handed to it and nothing else: what came since, or what operators have asked for, it cannot decide on.
 * @throws AppError verificationUnknown, verificationNotNow, verificationStale
 */
function requireAbout({ reviewBy, status, submission }: VerificationRow, about: number): void {
  if (reviewBy !== 'provider') throw new AppError('verificationUnknown');
  if (status !== 'IN_REVIEW') throw new AppError('verificationNotNow', status);
  if (submission !== about) throw new AppError('verificationStale');
}

function unknown(): never {
  throw new AppError('verificationUnknown');
}

/** What the account is told to be follows from all its verifications, the one just written included. */
async function setAuthStatus(
  { sealer }: VerificationContext,
  tables: VerificationTables,
  { userId, kind, status, contents }: Verification,
) {
  const rows = await tables.ofUser(userId);
  const authStatus = isVerifiedBy(Object.fromEntries(rows.map((row) => [row.kind, row.status]))) ? 1 : 0;
  const name = kind !== 'IDENTITY' ? undefined : status === 'VERIFIED' ? sealedName(sealer, userId, contents.answers) : null;
  await tables.setAuthStatus(userId, authStatus, name);
}
