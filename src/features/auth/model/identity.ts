/** How a user signs in: the two tabs of every sign-in form. */
export type IdentityKind = 'email' | 'phone';

export interface IdentityDraft {
  kind: IdentityKind;
  email: string;
  dialingCode: string;
  phone: string;
}

export type IdentityParams = { email: string } | { phone: string; dialingCode: string };

export type IdentityProblem = 'emailMissing' | 'emailInvalid' | 'phoneMissing' | 'phoneInvalid';

// One @, something on both sides, a dot in the domain. The exchange decides in the end: it sends a code there.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The first thing wrong with what was typed, or undefined. */
export function identityProblem(draft: IdentityDraft): IdentityProblem | undefined {
  if (draft.kind === 'email') {
    if (!draft.email.trim()) return 'emailMissing';
    return EMAIL.test(draft.email.trim()) ? undefined : 'emailInvalid';
  }
  const digits = phoneDigits(draft.phone);
  if (!digits) return 'phoneMissing';
  return digits.length >= 4 && digits.length <= 15 ? undefined : 'phoneInvalid';
}

/** What the calls take. People type spaces, dashes and brackets into phone numbers; the wire has digits. */
export function identityParams(draft: IdentityDraft): IdentityParams {
  if (draft.kind === 'email') return { email: draft.email.trim() };
  return { phone: phoneDigits(draft.phone), dialingCode: draft.dialingCode };
}

function phoneDigits(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/[^\d]/g, '');
}
