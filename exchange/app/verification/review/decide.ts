import { randomUUID } from 'node:crypto';
import { isVerifiedBy } from '@/domain/verification/levels';
import type { Decision } from '@/domain/verification/reasons';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { announce, moved, saveChange } from '../change';
import { opened } from '../contents';
import type { VerificationContext } from '../context';
import type { Contents, Verification, VerificationRow } from '../model';
import type { VerificationNews } from '../news';
import { sealedName } from '../sealedName';
import type { VerificationTables } from '../verificationStore';

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

function decided(contents: Contents, decision: Decision): Contents {
  if (decision.event === 'APPROVE') return { ...contents, reasons: [], requests: [] };
  if (decision.event === 'ASK') return { ...contents, requests: decision.requests.map((one) => ({ ...one, requestId: randomUUID() })) };
  return { ...contents, reasons: [...decision.reasons], requests: [] };
}

/**
 * Carries out what a reviewer decided, once: with the account's status, the record, what the owner is told and the audit line in one
 * transaction. Open pages hear of it after the commit.
 * @throws AppError verificationUnknown, verificationNotNow, verificationFinal, verificationStale
 */
export async function decide(context: VerificationContext, id: string, decision: Decision, by: Decider): Promise<Verification> {
  const { store, sealer, clock, tell } = context;
  const now = clock.now();
  const changed = await store.atomically(async (tables) => {
    const row = await tables.byId(id);
    if (!row) throw new AppError('verificationUnknown');
    if (by.about) {
      if (!(await tables.takeProviderEvent(by.about.eventId, now))) return undefined;
      requireAbout(row, by.about.submission);
    }
    const before = opened(sealer, row);
    const after = {
      ...moved(before, decision.event),
      isFinal: 'isFinal' in decision && decision.isFinal,
      decidedAt: now,
      nextSendAt: null,
      contents: decided(before.contents, decision),
    };
    const saved = await saveChange(context, tables, after);
    await tables.addEvent(id, decision.event, by.actor, now);
    await setAuthStatus(context, tables, saved);
    await tables.writeAudit(by.audit, now);
    await tell(tables.telling, saved.userId, NEWS[decision.event]);
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
