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

export type MessageKind =
  | 'registerCode'
  | 'loginCode'
  | 'forgotCode'
  | 'authenticatorCode'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'newDevice'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'secondFactorReset'
  | 'passkeyCode'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeySuspended'
  | 'passkeyLoginOn'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'antiPhishingChanged'
  | 'accountLocked'
  | 'accountUnlocked'
  | 'unfreezeCode'
  | 'accountFrozen'
  | 'accountUnfrozen'
  | 'dataExported'
  | 'accountClosed'
  | 'withdrawCode'
  | 'withdrawalAsked'
  | 'saleCode'
  | 'saleAsked'
  | 'addressAdded'
  | 'refundAddressSet'
  | 'savedOnlyEnding'
  | 'verificationApproved'
  | 'verificationRefused'
  | 'verificationMoreNeeded'
  | 'verificationRevoked';

/** Particulars of what a message is about, each a row of its own: exact, so that its reader compares them. */
export const ABOUT_ROWS = ['amount', 'network', 'recipient', 'memo'] as const;
export type MessageAbout = Partial<Record<(typeof ABOUT_ROWS)[number], string>>;

/** The words of one language. */
export interface MailWords extends Record<MessageKind, MessageWords> {
  about: Record<(typeof ABOUT_ROWS)[number], string>;
  notYouTitle: string;
  notYouButton: string;
  /** Where the button locks the account. */
  lockText: string;
  device: string;
  place: string;
  address: string;
  time: string;
  /** Before the reader's anti-phishing word. */
  yourWord: string;
  neverAsk: string;
  whyThisMail: string;
}
