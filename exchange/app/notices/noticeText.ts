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
}

/** Quantities and prices, which are formatted; everything else is filled in as it is. */
const AMOUNTS = new Set(['quantity', 'price', 'total']);

// Intl takes decimal text as it is, whatever its length; the types say number.
const amountIn = (language: string, decimal: string) =>
  new Intl.NumberFormat(mailLanguageOf(language), { maximumFractionDigits: 18 }).format(decimal as unknown as number);

function valuesOf(language: string, params: NoticeParams): Record<string, string> {
  const words = noticeWordsOf(language);
  const values = Object.entries(params).map(([name, value]) => [name, AMOUNTS.has(name) ? amountIn(language, value) : value]);
  return { ...Object.fromEntries(values), side: params.side === 'BUY' ? words.bought : words.sold };
}

const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const OF_MONEY: ReadonlySet<NoticeTopic> = new Set([...TOPICS_OF.TRADE, ...TOPICS_OF.WALLET]);
const isOfMoney = (topic: NoticeTopic): topic is MoneyTopic => OF_MONEY.has(topic);

/** Title and body in the reader's language. */
export function noticeText(language: string, brandName: string, { topic, params, texts }: NoticeContent): { title: string; body: string } {
  if (topic === 'announcement') {
    const text = texts?.[language] ?? texts?.en;
    if (!text) throw new Error('an announcement has a text in English');
    return text;
  }
  if (isOfMoney(topic)) {
    const { title, body } = noticeWordsOf(language)[topic];
    return { title, body: fill(body, valuesOf(language, params)) };
  }
  const { title, lead } = mailWordsOf(language)[topic];
  return { title, body: fill(lead, { brand: brandName }) };
}
