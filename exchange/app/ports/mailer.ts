export interface Message {
  /** Names the message and stays the same when it is sent again, so that who gets it twice can tell. */
  id: string;
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
  /** Where one click ends mails of this kind (RFC 8058); absent where they cannot be ended. */
  unsubscribeUrl?: string;
}

/** SMTP or an SMS gateway when configured, else the mailbox page on loopback. @throws DeliveryError when it could not be handed over */
export interface Mailer {
  send(message: Message): Promise<void>;
}

/** A message was not taken. */
export class DeliveryError extends Error {
  constructor(
    /** A word for the log; never what a server wrote, which may hold an address. */
    readonly reason: string,
    /** Trying again is of no use: who it is for does not exist. */
    readonly isFinal: boolean,
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.name = 'DeliveryError';
  }
}

/** Nobody was asked this time: it says nothing about the other end. */
export class NotTriedError extends DeliveryError {
  constructor(reason: string) {
    super(reason, false);
    this.name = 'NotTriedError';
  }
}
