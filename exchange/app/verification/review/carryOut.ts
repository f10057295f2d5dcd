import { randomUUID } from 'node:crypto';
import type { Decision } from '@/domain/verification/reasons';
import type { AuditRecord } from '../../auditRecord';
import { moved, saveChange } from '../change';
import type { VerificationContext } from '../context';
import type { Contents, Verification } from '../model';
import type { VerificationTables } from '../verificationStore';

function decided(contents: Contents, decision: Decision): Contents {
  if (decision.event === 'APPROVE') return { ...contents, reasons: [], requests: [] };
  if (decision.event === 'ASK') return { ...contents, requests: decision.requests.map((one) => ({ ...one, requestId: randomUUID() })) };
  return { ...contents, reasons: [...decision.reasons], requests: [] };
}

/** What a decision does to the verification itself, with its record and the audit line. @throws AppError as `moved` and `saveChange` */
export async function carryOut(
  context: VerificationContext,
  tables: VerificationTables,
  before: Verification,
  decision: Decision,
  { actor, audit }: { actor: string; audit: AuditRecord },
): Promise<Verification> {
  const now = context.clock.now();
  const after = {
    ...moved(before, decision.event),
    isFinal: 'isFinal' in decision && decision.isFinal,
    decidedAt: now,
    nextSendAt: null,
    contents: decided(before.contents, decision),
  };
  const saved = await saveChange(context, tables, after);
  await tables.addEvent(before.id, decision.event, actor, now);
  await tables.writeAudit(audit, now);
  return saved;
}
