import { isTimeZone } from '@/domain/account/preferences';
import { mailLanguageOf } from './words/words';

const UTC = 'UTC';

/** Months by their names in the user's language, digits as everywhere in the product; English as in Europe, day before month. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : `${language}-u-nu-latn`);

/** "UTC+1": what a clock is ahead of UTC at that moment. */
function offsetOf(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? UTC;
  return name.replace(/^GMT(\+0$)?/, UTC);
}

/**
 * A moment by the clock the user chose, and which clock that is: mails are read where the product's page is not at hand. A clock that
 * this machine no longer knows keeps no mail from being written.
 */
export function mailTime(at: number, language: string, timeZone?: string | null): string {
  const zone = timeZone != null && isTimeZone(timeZone) ? timeZone : UTC;
  const form = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: zone } as const;
  return `${new Intl.DateTimeFormat(localeOf(mailLanguageOf(language)), form).format(at)} ${offsetOf(at, zone)}`;
}
