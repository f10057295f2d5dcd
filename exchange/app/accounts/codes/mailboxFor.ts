import type { CodeSent } from '@/contract/auth';
import { isLoopback } from '@/domain/network/visitorNetwork';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';

/**
 * Where a code can be read that was not sent: its reader would wait for it in vain. Empty where messages are sent. The address is told
 * on practice brands, to who can open it, which is this machine alone. It depends on the channel and the caller, on nobody's account.
 */
export function mailboxFor(
  { brands, mailbox }: AccountsContext,
  { brand, ip }: Caller,
  channel: CodeSent['channel'],
): Pick<CodeSent, 'mailbox'> {
  if (!mailbox.channels.includes(channel)) return {};
  return { mailbox: brands.isPractice(brand) && isLoopback(ip) ? mailbox.url : null };
}
