import type { BrandLook } from './brandLook';

/** A mail, filled in and in the user's language; not yet text or HTML. */
export interface MailContent {
  language: string;
  look: BrandLook;
  /** The user's own, which only they and the exchange know. */
  word: { label: string; text: string } | undefined;
  subject: string;
  title: string;
  lead: string;
  code: string | undefined;
  rows: [label: string, value: string][];
  /** What to do when it was not oneself; absent where nothing can be wrong. */
  notYou?: { title: string; text: string; button: string; link: string | undefined };
  /** A button to where it can be looked at. */
  open?: { label: string; link: string };
  /** A link that ends mails of this kind; absent where they cannot be ended. */
  unsubscribe?: { label: string; link: string };
  footer: string[];
}
