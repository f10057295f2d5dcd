import type { SiteDocument } from '@/contract/site';
import type { Block } from '@/src/lib/markdown/blocks';

/** A brand's text as its page gets it: read on the server already. */
export interface LegalDocument extends Omit<SiteDocument, 'markdown'> {
  blocks: Block[];
  /** How long reading it takes, in minutes. */
  minutes: number;
}

/** A day of the calendar as a moment that lies within it on every clock: noon of the user's own. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00`);
