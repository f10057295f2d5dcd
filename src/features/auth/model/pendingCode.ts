import type { CodeSent } from '@/contract/auth';
import { readSession, writeSession } from '@/src/lib/storage';

/** Which form sent the code; each has its own, so that two forms in one tab do not mix. */
export type CodePurpose = 'login' | 'register' | 'reset';

const keyOf = (purpose: CodePurpose) => `pending_code_${purpose}`;

function isCodeSent(value: unknown): value is CodeSent {
  return typeof value === 'object' && value !== null && 'ticket' in value && 'maskedTarget' in value && 'expiresAt' in value;
}

/** The code step survives a reload: the ticket names it, the code itself is only in the mail. */
export const readPendingCode = (purpose: CodePurpose) => readSession(keyOf(purpose), isCodeSent);
export const keepPendingCode = (purpose: CodePurpose, sent: CodeSent) => writeSession(keyOf(purpose), sent);
export const dropPendingCode = (purpose: CodePurpose) => writeSession(keyOf(purpose), undefined);
