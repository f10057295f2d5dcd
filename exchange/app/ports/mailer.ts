export interface Message {
  /** Where it goes: an email address or an E.164 phone number. */
  to: string;
  channel: 'email' | 'sms';
  brand: string;
  /** Name of the brand, as the sender shows it. */
  brandName: string;
  subject: string;
  text: string;
  html?: string;
  /** The six digits in it, if any: the mailbox page shows them large. */
  code?: string;
}

/** SMTP when configured, else the mailbox page on loopback. Rejects when the message could not be handed over. */
export interface Mailer {
  send(message: Message): Promise<void>;
}
