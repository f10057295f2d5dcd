import type { Message } from '../ports/mailer';
import { type BrandLook, pagesIn } from './brandLook';
import { mailHtml } from './mailHtml';
import { mailText } from './mailText';
import { mailTime } from './mailTime';
import { ABOUT_ROWS, type MessageAbout, type MessageKind } from './words/mailWords';
import { mailLanguageOf, mailWordsOf } from './words/words';

export interface MessageFacts {
  id: string;
  kind: MessageKind;
  to: string;
  channel: 'email' | 'sms';
  brand: string;
  look: BrandLook;
  language: string;
  /** Six digits; absent where the message carries none. */
  code?: string;
  /** How long the code is valid. */
  minutes: number;
  /** Browser and system of whoever asked, such as "Chrome · macOS"; empty when not known. */
  device: string;
  ip: string;
  /** ISO 3166-1 alpha-2, where it is known. */
  country?: string | null;
  /** ms since 1970 */
  at: number;
  /** IANA name of the clock the user chose; UTC where none is. */
  timeZone?: string | null;
  /** The anti-phishing word of the account it goes to, where it has one. */
  word?: string | null;
  /** What the link carries that locks the account; absent where a new password is enough. */
  lockToken?: string;
  /** What it is about, where that is more than its kind says. */
  about?: MessageAbout;
}

/** Where nobody is in, or nobody can be any more. */
const WITHOUT_BUTTON: readonly MessageKind[] = [
  'registerCode',
  'forgotCode',
  'alreadyRegistered',
  'accountLocked',
  'accountUnlocked',
  'accountClosed',
];
const RESET_PATH = '/reset-password';
const LOCK_PATH = '/lock-account';

/**
 * `481902` -> `481 902`: easier to carry over to another screen. The space is a no-break space: with a plain one, right-to-left
 * text would show the two halves the other way round.
 */
const spaced = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

function filler(values: Record<string, string>) {
  return (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const countryName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;

/**
 * Where "This was not me" leads: to the page that locks the account, or where somebody only knows the password to a new one. Behind
 * the # no server and no log sees the token.
 */
function notMeLink({ kind, look, language, lockToken }: MessageFacts): string | undefined {
  const pages = pagesIn(look, mailLanguageOf(language));
  if (pages === undefined || WITHOUT_BUTTON.includes(kind)) return undefined;
  return `${pages}${lockToken === undefined ? RESET_PATH : `${LOCK_PATH}#${lockToken}`}`;
}

/** Writes one message in the user's language: an SMS is one sentence, a mail has text and HTML. */
export function composeMessage(facts: MessageFacts): Message {
  const words = mailWordsOf(facts.language);
  const own = words[facts.kind];
  const blanks = { brand: facts.look.name, minutes: String(facts.minutes) };
  const fill = filler({ ...blanks, code: facts.code ? spaced(facts.code) : '' });
  const head = { id: facts.id, to: facts.to, channel: facts.channel, brand: facts.brand, brandName: facts.look.name, code: facts.code };
  // Phones offer to fill in a code they recognise, which is six digits in a row.
  if (facts.channel === 'sms') return { ...head, subject: fill(own.subject), text: filler({ ...blanks, code: facts.code ?? '' })(own.sms) };

  const rows: [string, string][] = [
    ...ABOUT_ROWS.map((name): [string, string] => [words.about[name], facts.about?.[name] ?? '']),
    [words.device, facts.device],
    [words.place, facts.country ? countryName(facts.country, mailLanguageOf(facts.language)) : ''],
    [words.address, facts.ip],
    [words.time, mailTime(facts.at, facts.language, facts.timeZone)],
  ];
  const link = notMeLink(facts);
  const mail = {
    language: mailLanguageOf(facts.language),
    look: facts.look,
    word: facts.word ? { label: words.yourWord, text: facts.word } : undefined,
    subject: fill(own.subject),
    title: fill(own.title),
    lead: fill(own.lead),
    code: facts.code && spaced(facts.code),
    rows: rows.filter(([, value]) => value !== ''),
    notYou: {
      title: words.notYouTitle,
      text: link?.includes(LOCK_PATH) ? words.lockText : fill(own.notYou),
      button: words.notYouButton,
      link,
    },
    footer: [words.neverAsk, words.whyThisMail],
  };
  return { ...head, subject: mail.subject, text: mailText(mail), html: mailHtml(mail) };
}
