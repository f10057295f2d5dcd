import { isOwnAmount, NOTICE_AMOUNTS } from '@/domain/notices/ownAmounts';
import { type NoticeTopic, TOPICS_OF } from '@/domain/notices/topics';
import { mailLanguageOf, mailWordsOf } from '../mail/words/words';
import type { AnnouncedTexts } from './model';
import type { NoticeParams } from './noticeWriter';
import type { MoneyTopic } from './words/noticeWords';
import { noticeWordsOf } from './words/words';

/** A notice as mails and web push say it. */
export interface NoticeContent {
  topic: NoticeTopic;
  params: NoticeParams;
  /** Of an announcement. */
  texts?: AnnouncedTexts;
  /** The user hides balances: what tells of them is left out of the words. */
  hidesAmounts?: boolean;
}

/** The mask of the pages: its width must not tell the size. */
const MASK = '••••••';

// Intl takes decimal text as it is, whatever its length; the types say number.
const amountIn = (language: string, decimal: string) =>
  new Intl.NumberFormat(mailLanguageOf(language), { maximumFractionDigits: 18 }).format(decimal as unknown as number);

/** Quantities and prices are formatted, or hidden; everything else is filled in as it is. */
function valuesOf(language: string, { topic, params, hidesAmounts }: NoticeContent): Record<string, string> {
  const words = noticeWordsOf(language);
  const values = Object.entries(params).map(([name, value]) => {
    const amount = NOTICE_AMOUNTS.find((one) => one === name);
    if (amount === undefined) return [name, value];
    return [name, hidesAmounts && isOwnAmount(topic, amount) ? MASK : amountIn(language, value)];
  });
  return { ...Object.fromEntries(values), side: params.side === 'BUY' ? words.bought : words.sold };
}

const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const OF_MONEY: ReadonlySet<NoticeTopic> = new Set([...TOPICS_OF.TRADE, ...TOPICS_OF.WALLET]);
const isOfMoney = (topic: NoticeTopic): topic is MoneyTopic => OF_MONEY.has(topic);

/** Title and body in the user's language. */
export function noticeText(language: string, brandName: string, content: NoticeContent): { title: string; body: string } {
  const { topic, texts } = content;
  if (topic === 'announcement') {
    const text = texts?.[language] ?? texts?.en;
    if (!text) throw new Error('an announcement has a text in English');
    return text;
  }
  if (isOfMoney(topic)) {
    const { title, body } = noticeWordsOf(language)[topic];
    return { title, body: fill(body, valuesOf(language, content)) };
  }
  const { title, lead } = mailWordsOf(language)[topic];
  return { title, body: fill(lead, { brand: brandName }) };
}
