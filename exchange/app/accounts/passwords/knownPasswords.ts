import { dictionary } from '@zxcvbn-ts/language-common';

// The 49,233 passwords that leaks have shown most often, most of them many thousand times; part of the program, asked of nobody.
const known = new Set(dictionary['passwords-common']);

/** What people put around such a password to please a rule. */
const MARKS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Whether a password stands in the lists that whoever guesses begins with: as it is, in whatever case, or with marks around it
 * ("Password1!"). NIST SP 800-63B 5.1.1.2 asks for the comparison.
 */
export function isKnownPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  return known.has(folded) || known.has(folded.replace(MARKS_AROUND, ''));
}
