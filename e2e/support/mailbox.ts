import { expect } from '@playwright/test';
import { exchangeUrl } from './places';

interface MailboxMessage {
  id: string | number;
  text: string;
  code?: string | null;
}

/** Those with a code: of a login from a new device its owner is told, too. */
async function messagesTo(address: string): Promise<MailboxMessage[]> {
  const answer = await fetch(`${exchangeUrl}/mailbox.json?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: MailboxMessage[] };
  return messages.filter(({ code }) => code);
}

/** How many codes an address has got; hand it to `nextCode` to wait for one more. */
export const messageCount = async (address: string) => (await messagesTo(address)).length;

/** What stands behind a site's address in the newest mail with such a link. */
async function linkTo(page: string, address: string): Promise<string> {
  const pattern = new RegExp(`/${page}#\\S+`);
  const linkNow = async () => {
    const answer = await fetch(`${exchangeUrl}/mailbox.json?to=${encodeURIComponent(address)}`);
    const { messages } = (await answer.json()) as { messages: MailboxMessage[] };
    return messages.map(({ text }) => pattern.exec(text)?.[0]).find((link) => link !== undefined);
  };
  await expect.poll(linkNow, { message: `a mail with a link to ${page} for ${address}` }).toBeDefined();
  return (await linkNow()) ?? '';
}

/** Path and # of the page that locks, from the newest mail with such a link. */
export const lockLinkTo = (address: string): Promise<string> => linkTo('lock-account', address);

/** Path and # of the page that ends mails of a kind, from the newest mail with such a link. */
export const unsubscribeLinkTo = (address: string): Promise<string> => linkTo('unsubscribe', address);

/** The code of the newest message once there are more than `seen`. */
export async function nextCode(address: string, seen: number): Promise<string> {
  await expect.poll(() => messageCount(address), { message: `a message to ${address}` }).toBeGreaterThan(seen);
  const [newest] = await messagesTo(address);
  const code = newest?.code;
  if (!code) throw new Error(`The message to ${address} has no code: ${newest?.text}`);
  return code;
}
