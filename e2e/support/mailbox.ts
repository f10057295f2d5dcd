import { expect } from '@playwright/test';
import { exchangeUrl } from './places';

interface MailboxMessage {
  id: string | number;
  text: string;
  code?: string | null;
}

async function messagesTo(address: string): Promise<MailboxMessage[]> {
  const answer = await fetch(`${exchangeUrl}/mailbox.json?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: MailboxMessage[] };
  return messages;
}

/** How many messages an address has; hand it to `nextCode` to wait for one more. */
export const messageCount = async (address: string) => (await messagesTo(address)).length;

/** The code of the newest message once there are more than `seen`. */
export async function nextCode(address: string, seen: number): Promise<string> {
  await expect.poll(() => messageCount(address), { message: `a message to ${address}` }).toBeGreaterThan(seen);
  const [newest] = await messagesTo(address);
  const code = newest?.code ?? newest?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`The message to ${address} has no code: ${newest?.text}`);
  return code;
}
