import type { KybRecord, KycRecord, VerificationRequest } from '@/contract/verification';
import type { VerificationKind } from '@/domain/verification/kinds';
import { REQUEST_KINDS } from '@/domain/verification/reasons';
import type { VerificationContext } from './context';
import type { Request, Verification } from './model';

export const shownRequest = ({ requestId, code, text }: Request): VerificationRequest => ({
  requestId,
  code,
  needs: REQUEST_KINDS[code],
  text,
});

/** How it stands, for lists and records. */
export function overviewOf(kind: VerificationKind, verification: Verification | undefined) {
  const { status = 'NOT_STARTED', isFinal = false, submittedAt = null, decidedAt = null, contents } = verification ?? {};
  return {
    kind,
    status,
    isFinal,
    submittedAt,
    decidedAt,
    reasons: [...(contents?.reasons ?? [])],
    requests: (contents?.requests ?? []).map(shownRequest),
  };
}

/** The questionnaire as its owner sees it. @param userId the owner, who may not have started it */
export async function recordOf(
  { store }: VerificationContext,
  kind: VerificationKind,
  verification: Verification | undefined,
  userId = verification?.userId,
): Promise<KycRecord & KybRecord> {
  return {
    ...overviewOf(kind, verification),
    userId,
    version: verification?.version ?? 0,
    attempt: verification?.attempt ?? 0,
    reference: verification?.reference ?? null,
    steps: verification?.contents.steps ?? [],
    events: verification ? await store.events(verification.id) : [],
    // Of the kind's own steps alone: nothing else was ever taken.
    answers: (verification?.contents.answers ?? {}) as KycRecord['answers'] & KybRecord['answers'],
  };
}
