/** Mail services that take no notice of dots in front of the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** What several spellings of one mailbox have in common: what follows a + is the user's own, and some services skip dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return DOTLESS.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
