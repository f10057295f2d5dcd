import { arAE } from './ar-AE';
import { bg } from './bg';
import { en } from './en';
import { es } from './es';
import { itIT } from './it-IT';
import type { NoticeWords } from './noticeWords';
import { ptPT } from './pt-PT';
import { zhMY } from './zh-MY';
import { zhTW } from './zh-TW';

const wordsByLanguage: Readonly<Record<string, NoticeWords>> = {
  en,
  es,
  'zh-TW': zhTW,
  'zh-MY': zhMY,
  'ar-AE': arAE,
  'it-IT': itIT,
  'pt-PT': ptPT,
  bg,
};

export const noticeWordsOf = (language: string): NoticeWords =>
  (Object.hasOwn(wordsByLanguage, language) ? wordsByLanguage[language] : undefined) ?? en;
