import { arAE } from './ar-AE';
import { bg } from './bg';
import { en } from './en';
import { es } from './es';
import { itIT } from './it-IT';
import type { MailWords } from './mailWords';
import { ptPT } from './pt-PT';
import { zhMY } from './zh-MY';
import { zhTW } from './zh-TW';

export const mailWordsByLanguage: Readonly<Record<string, MailWords>> = {
  en,
  es,
  'zh-TW': zhTW,
  'zh-MY': zhMY,
  'ar-AE': arAE,
  'it-IT': itIT,
  'pt-PT': ptPT,
  bg,
};

/** The language a message is really written in: the one asked for, or English. */
export const mailLanguageOf = (language: string): string => (Object.hasOwn(mailWordsByLanguage, language) ? language : 'en');

export const mailWordsOf = (language: string): MailWords => mailWordsByLanguage[mailLanguageOf(language)] ?? en;
