import type { Clock } from '../ports/clock';
import type { Mailer, Message } from '../ports/mailer';

export interface MailboxMessage {
  id: string;
  brand: string;
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
  html: string | null;
  code: string | null;
  /** ms since 1970 */
  at: number;
}

/** Where messages wait to be read when no mail server takes them. Bounded: the oldest go first. */
export interface Mailbox {
  add(message: Message, at: number): Promise<void>;
  /** Newest first; `to` is any part of the address. */
  list(query: { to?: string; limit: number }): Promise<MailboxMessage[]>;
}

/** The mailbox as people are told of it. */
export interface MailboxPlace {
  /** Its page, which opens on the exchange's own machine. */
  url: string;
  /** Whose messages end there. */
  channels: readonly Message['channel'][];
}

/** Delivers into the mailbox page. */
export const createMailboxMailer = (mailbox: Mailbox, clock: Clock): Mailer => ({
  send: (message) => mailbox.add(message, clock.now()),
});
