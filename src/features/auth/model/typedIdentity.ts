import { readSession, writeSession } from '@/src/lib/storage';
import type { IdentityDraft } from './identity';
import type { CodePurpose } from './pendingCode';

// What was typed into a form that sent a code, for who comes back from the code's page. The tab keeps it, never the password beside it.

interface Typed {
  draft: IdentityDraft;
  /** Of the code, ms since 1970: whoever sits down here later reads nobody's address. */
  expiresAt: number;
}

const keyOf = (purpose: CodePurpose) => `typed_identity_${purpose}`;

const isTyped = (value: unknown): value is Typed => typeof value === 'object' && value !== null && 'draft' in value && 'expiresAt' in value;

export function readTypedIdentity(purpose: CodePurpose, now: number): IdentityDraft | undefined {
  const typed = readSession(keyOf(purpose), isTyped);
  return typed && typed.expiresAt > now ? typed.draft : undefined;
}
export const keepTypedIdentity = (purpose: CodePurpose, draft: IdentityDraft, expiresAt: number) =>
  writeSession(keyOf(purpose), { draft, expiresAt });
/** Of every form: whoever is signed in came to the end of one of them. */
export function dropTypedIdentities(): void {
  for (const purpose of ['login', 'register', 'reset'] as const) writeSession(keyOf(purpose), undefined);
}
