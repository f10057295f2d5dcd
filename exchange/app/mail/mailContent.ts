import type { BrandLook } from './brandLook';

/** A mail, filled in and in the reader's language; not yet text or HTML. */
export interface MailContent {
  language: string;
  look: BrandLook;
  subject: string;
  title: string;
  lead: string;
  code: string | undefined;
  rows: [label: string, value: string][];
  notYou: { title: string; text: string; button: string; link: string | undefined };
  footer: string[];
}
