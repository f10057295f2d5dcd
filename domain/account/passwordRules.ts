/** What a password must have, in the order the forms show it. Checked while typing and again by the exchange. */
const RULES = [
  // Characters, not code units: an emoji counts once.
  { key: 'length', test: (password: string) => [...password].length >= 8 },
  { key: 'lowerCase', test: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'number', test: (password: string) => /\p{Nd}/u.test(password) },
  { key: 'upperCase', test: (password: string) => /\p{Lu}/u.test(password) },
] as const;

/** Longer ones would only make hashing slow. */
export const PASSWORD_MAX_LENGTH = 128;

export interface PasswordRule {
  key: (typeof RULES)[number]['key'];
  isMet: boolean;
}

/** Each rule, and whether the password meets it. */
export function checkPassword(password: string): PasswordRule[] {
  return RULES.map(({ key, test }) => ({ key, isMet: test(password) }));
}

export function isPasswordStrong(password: string): boolean {
  return RULES.every(({ test }) => test(password)) && [...password].length <= PASSWORD_MAX_LENGTH;
}
