import { composeMessage, type MessageFacts } from '@/exchange/app/mail/composeMessage';
import type { MessageKind, MessageWords } from '@/exchange/app/mail/words/mailWords';
import { mailWordsByLanguage, mailWordsOf } from '@/exchange/app/mail/words/words';
import { noticeMail } from '@/exchange/app/notices/noticeMail';
import type { NoticeContent } from '@/exchange/app/notices/noticeText';
import type { Message } from '@/exchange/app/ports/mailer';
import { createSmtpMailer } from '@/exchange/mail/smtpMailer';
import { testBrands } from '../support/accountsRig';
import { type ReadMail, readMail } from '../support/readMail';
import { openSmtpInbox, type SmtpInbox } from '../support/smtpInbox';

// Every mail there is, in every language, as a mail program reads it from a real server.

const WORD = 'Син-港口-27';
const LANGUAGES = Object.keys(mailWordsByLanguage);
const RIGHT_TO_LEFT = ['ar-AE'];
const KINDS = Object.entries(mailWordsOf('en')).flatMap(([kind, words]) =>
  typeof (words as MessageWords).subject === 'string' ? [kind as MessageKind] : [],
);
const order = {
  quantity: '0.5',
  base: 'BTC',
  price: '90000.5',
  quote: 'USDT',
  side: 'BUY',
  symbol: 'BTC_USDT',
  total: '45000',
  orderId: '7',
};
const NEWS: Record<string, NoticeContent> = {
  'an order that was filled': { topic: 'orderFilled', params: order },
  'an order that was filled in part': { topic: 'orderPartlyFilled', params: order },
  'practice funds': { topic: 'practiceClaimed', params: {} },
  'a deposit': { topic: 'depositCredited', params: { base: 'BTC', quantity: '0.5' } },
  'a rebate': { topic: 'rebatePaid', params: {} },
  'a transfer to the trading wallet': { topic: 'movedToTrade', params: { base: 'BTC', quantity: '0.5' } },
  'a transfer to the main wallet': { topic: 'movedToMain', params: { base: 'BTC', quantity: '0.5' } },
  'an announcement': { topic: 'announcement', params: {}, texts: { en: { title: 'A new market', body: 'Trading starts at noon.' } } },
};
const unsubscribeToken = `1.TRADE.${'a'.repeat(43)}`;
const look = testBrands.look('kontor');

function securityMail(kind: MessageKind, language: string): Message {
  const facts: MessageFacts = {
    id: `${kind}.${language}`,
    kind,
    to: 'jana@mail.example',
    channel: 'email',
    brand: 'kontor',
    look,
    language,
    minutes: 10,
    device: 'Safari · iOS',
    ip: '203.0.113.80',
    country: 'DE',
    at: Date.UTC(2026, 10, 18, 8, 2),
    word: WORD,
    lockToken: '1.2.sig',
    ...(kind.endsWith('Code') && { code: '481902' }),
  };
  return composeMessage(facts);
}

function newsMail(what: string, language: string): Message {
  const recipient = { userId: '1', brand: 'kontor', email: 'jana@mail.example', language, antiPhishing: WORD };
  const told = NEWS[what];
  if (!told) throw new Error('there is one');
  return noticeMail({ id: `news.${language}`, recipient, look, unsubscribeToken }, told);
}

describe.each(LANGUAGES)('mails in %s', (language) => {
  let inbox: SmtpInbox;
  let mailer: ReturnType<typeof createSmtpMailer>;
  beforeAll(async () => {
    inbox = await openSmtpInbox();
    mailer = createSmtpMailer({ url: inbox.url(), from: 'no-reply@kontor.example' });
  });
  afterAll(async () => {
    mailer.close();
    await inbox.close();
  });

  async function sent(message: Message): Promise<ReadMail> {
    inbox.received.length = 0;
    await mailer.send(message);
    return readMail(inbox.received[0]?.raw ?? '');
  }

  /** What holds for every mail: the same said twice, to whoever reads it and in their direction. */
  function judge({ headers, parts }: ReadMail, message: Message): { text: string; html: string } {
    expect(parts.map(({ type, charset }) => [type, charset])).toEqual([
      ['text/plain', 'utf-8'],
      ['text/html', 'utf-8'],
    ]);
    const [text, html] = parts.map(({ body }) => body.trim());
    expect([text, html]).toEqual([message.text.trim(), message.html?.trim()]);
    expect(headers).toMatchObject({
      subject: message.subject,
      to: 'jana@mail.example',
      from: 'Kontor <no-reply@kontor.example>',
      'message-id': `<${message.id}@kontor.example>`,
    });
    const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
    expect(/<html[^>]*>/.exec(html ?? '')?.[0]).toBe(`<html lang="${language}" dir="${direction}">`);
    const { yourWord, neverAsk } = mailWordsOf(language);
    for (const part of [text, html]) {
      expect(part).toContain(WORD);
      expect(part).toContain(neverAsk);
      // Nothing is left to be filled in.
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/);
    }
    expect(text).toContain(`${yourWord}: ${WORD}`);
    // What leads somewhere leads there from both.
    for (const [, link] of (html ?? '').matchAll(/href="([^"]+)"/g)) expect(text).toContain(link?.replaceAll('&amp;', '&'));
    expect(html).not.toMatch(/<script|<img|https?:\/\/(?!kontor\.example)/);
    return { text: text ?? '', html: html ?? '' };
  }

  it.each(KINDS)('%s', async (kind) => {
    const message = securityMail(kind, language);
    const mail = await sent(message);
    const { text, html } = judge(mail, message);
    // What protects the account cannot be ended.
    expect([mail.headers['list-unsubscribe'], mail.headers['list-unsubscribe-post']]).toEqual([undefined, undefined]);
    expect(text).toContain('203.0.113.80');
    if (message.code === undefined) return;
    expect(text).toContain('481\u00a0902');
    expect(html).toMatch(/dir="ltr"[^>]*>481\u00a0902</);
  });

  it.each(Object.keys(NEWS))('%s', async (what) => {
    const message = newsMail(what, language);
    const mail = await sent(message);
    judge(mail, message);
    expect(mail.headers['list-unsubscribe']).toBe(`<https://kontor.example/api/notification/unsubscribe?token=${unsubscribeToken}>`);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('says it in the language, not in English', () => {
    if (language === 'en') return;
    const same = KINDS.filter((kind) => mailWordsOf(language)[kind].lead === mailWordsOf('en')[kind].lead);
    expect(same).toEqual([]);
  });
});
