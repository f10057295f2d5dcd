/** `{brand}`, `{code}` and `{minutes}` are filled in. */
export interface MessageWords {
  subject: string;
  title: string;
  lead: string;
  /** What to do when it was not oneself; the last thing in the message. */
  notYou: string;
  /** The whole text of an SMS: short, the code first. */
  sms: string;
}

export type MessageKind = 'registerCode' | 'loginCode' | 'forgotCode' | 'alreadyRegistered' | 'passwordChanged';

/** The words of one language. */
export interface MailWords extends Record<MessageKind, MessageWords> {
  notYouTitle: string;
  notYouButton: string;
  device: string;
  address: string;
  time: string;
  neverAsk: string;
  whyThisMail: string;
}
