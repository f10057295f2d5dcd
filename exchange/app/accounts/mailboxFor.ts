import type { CodeSent } from '@/contract/auth';
import { isLoopback } from '@/domain/network/visitorNetwork';
import type { AccountsContext } from './context';
import type { Caller } from './model';

/**
 * Where a code of a practice brand can be read when it was not sent: a new user would look in a mailbox of their own for nothing.
 * Empty where messages are sent. The address is told to who can open it, which is this machine alone.
 */
export function mailboxFor(
  { brands, mailbox }: AccountsContext,
  { brand, ip }: Caller,
  channel: CodeSent['channel'],
): Pick<CodeSent, 'mailbox'> {
  if (!brands.isPractice(brand) || !mailbox.channels.includes(channel)) return {};
  return { mailbox: isLoopback(ip) ? mailbox.url : null };
}
