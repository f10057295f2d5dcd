import type { OperatorParams } from '@/contract/operator';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

/**
 * What waits for a decision, without what was handed in. Whose it is, is told: who looked goes to the audit log before it is answered.
 * @throws AppError badRequest: no page has told this `searchAfter`
 */
export async function listVerifications(
  { store, verification, clock }: OperatingContext,
  by: Operator,
  { brand, searchAfter, limit }: OperatorParams<'listVerifications'>,
) {
  const page = await verification.list({ brand, searchAfter, limit });
  const found = page.records.map(({ userId }) => userId);
  await store.writeAudit(auditBy(by, 'verification.list', 'users', { ...(brand !== undefined && { brand }), found }), clock.now());
  return page;
}

/** Everything that was handed in; who reads it and why goes to the audit log first. @throws AppError verificationUnknown */
export function showVerification({ verification }: OperatingContext, by: Operator, params: OperatorParams<'showVerification'>) {
  const { reference, note } = params;
  return verification.show(reference, (subject) => auditBy(by, 'verification.show', subject, { reference, note }));
}

/** @throws AppError verificationUnknown, verificationNotNow, verificationStale, verificationFinal */
export function approveVerification({ verification }: OperatingContext, by: Operator, params: OperatorParams<'approveVerification'>) {
  const { reference, note } = params;
  const audit = (subject: string) => auditBy(by, 'verification.approve', subject, { reference, note });
  return verification.decide(reference, { event: 'APPROVE' }, { name: by.name, audit });
}

/** Refuses what is in review, and takes away what was verified. @throws AppError as `approveVerification` */
export function rejectVerification({ verification }: OperatingContext, by: Operator, params: OperatorParams<'rejectVerification'>) {
  const { reference, reasons, text = null, isFinal = false, note } = params;
  // What the owner reads stays sealed with the rest of it: it may say something of them.
  const audit = (subject: string) => auditBy(by, 'verification.reject', subject, { reference, reasons, isFinal, note });
  const given = reasons.map((code, place) => ({ code, text: place === 0 ? text : null }));
  return verification.decide(reference, { event: 'REFUSE', reasons: given, isFinal }, { name: by.name, audit });
}

/** Asks for something more. @throws AppError as `approveVerification` */
export function askVerification({ verification }: OperatingContext, by: Operator, params: OperatorParams<'askVerification'>) {
  const { reference, requests, text = null, note } = params;
  const audit = (subject: string) => auditBy(by, 'verification.ask', subject, { reference, requests, note });
  const given = requests.map((code, place) => ({ code, text: place === 0 ? text : null }));
  return verification.decide(reference, { event: 'ASK', requests: given }, { name: by.name, audit });
}
