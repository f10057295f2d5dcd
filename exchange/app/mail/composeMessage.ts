import type { Message } from '../ports/mailer';
import type { BrandLook } from './brandLook';
import type { MailContent } from './mailContent';
import { mailHtml } from './mailHtml';
import type { MessageKind } from './words/mailWords';
import { mailLanguageOf, mailWordsOf } from './words/words';

export interface MessageFacts {
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
  /** Browser and system of whoever asked, such as "Chrome on macOS"; empty when not known. */
  device: string;
  ip: string;
  /** ms since 1970 */
  at: number;
}

/** Where "This was not me" helps: a new password logs out whoever knows the old one. */
const WITH_BUTTON: readonly MessageKind[] = ['loginCode', 'passwordChanged'];
const RESET_PATH = '/reset-password';

/**
 * `481902` -> `481 902`: easier to carry over to another screen. The space is a no-break space: with a plain one, right-to-left
 * text would show the two halves the other way round.
 */
const spaced = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

function filler(values: Record<string, string>) {
  return (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const timeOf = (at: number) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

function resetLink({ kind, look, language }: MessageFacts): string | undefined {
  if (look.origin === undefined || !WITH_BUTTON.includes(kind)) return undefined;
  const locale = mailLanguageOf(language);
  return `${look.origin}${locale === 'en' ? '' : `/${locale}`}${RESET_PATH}`;
}

/** Writes one message in the reader's language: an SMS is one sentence, a mail has text and HTML. */
export function composeMessage(facts: MessageFacts): Message {
  const words = mailWordsOf(facts.language);
  const own = words[facts.kind];
  const blanks = { brand: facts.look.name, minutes: String(facts.minutes) };
  const fill = filler({ ...blanks, code: facts.code ? spaced(facts.code) : '' });
  const head = { to: facts.to, channel: facts.channel, brand: facts.brand, brandName: facts.look.name, code: facts.code };
  // Phones offer to fill in a code they recognise, which is six digits in a row.
  if (facts.channel === 'sms') return { ...head, subject: fill(own.subject), text: filler({ ...blanks, code: facts.code ?? '' })(own.sms) };

  const rows: [string, string][] = [
    [words.device, facts.device],
    [words.address, facts.ip],
    [words.time, timeOf(facts.at)],
  ];
  const mail = {
    language: mailLanguageOf(facts.language),
    look: facts.look,
    subject: fill(own.subject),
    title: fill(own.title),
    lead: fill(own.lead),
    code: facts.code && spaced(facts.code),
    rows: rows.filter(([, value]) => value !== ''),
    notYou: { title: words.notYouTitle, text: fill(own.notYou), button: words.notYouButton, link: resetLink(facts) },
    footer: [words.neverAsk, words.whyThisMail],
  };
  return { ...head, subject: mail.subject, text: mailText(mail), html: mailHtml(mail) };
}

function mailText({ look, title, lead, code, rows, notYou, footer }: MailContent): string {
  const facts = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const last = [`${notYou.title} ${notYou.text}`, ...(notYou.link ? [`${notYou.button}: ${notYou.link}`] : [])].join('\n');
  return [look.name, title, lead, ...(code ? [code] : []), facts, last, footer.join(' ')].join('\n\n');
}
