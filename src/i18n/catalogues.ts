import { type OnDemand, onDemand } from '../lib/onDemand';
import type { Words } from './branches';
import type { Locale } from './locales';

type Catalogues = Readonly<Record<Locale, OnDemand<{ default: Words }>>>;

/** All texts of errors, a file of its own for each language: no page waits for them, and browsers keep them like code. */
export const errorCatalogues: Catalogues = {
  en: onDemand(() => import('@/locales/en/error.json')),
  es: onDemand(() => import('@/locales/es/error.json')),
  'zh-TW': onDemand(() => import('@/locales/zh-TW/error.json')),
  'zh-MY': onDemand(() => import('@/locales/zh-MY/error.json')),
  'ar-AE': onDemand(() => import('@/locales/ar-AE/error.json')),
  'it-IT': onDemand(() => import('@/locales/it-IT/error.json')),
  'pt-PT': onDemand(() => import('@/locales/pt-PT/error.json')),
  bg: onDemand(() => import('@/locales/bg/error.json')),
};

/** All other words, for a page that was made for a visitor and is a user's since. */
export const commonCatalogues: Catalogues = {
  en: onDemand(() => import('@/locales/en/common.json')),
  es: onDemand(() => import('@/locales/es/common.json')),
  'zh-TW': onDemand(() => import('@/locales/zh-TW/common.json')),
  'zh-MY': onDemand(() => import('@/locales/zh-MY/common.json')),
  'ar-AE': onDemand(() => import('@/locales/ar-AE/common.json')),
  'it-IT': onDemand(() => import('@/locales/it-IT/common.json')),
  'pt-PT': onDemand(() => import('@/locales/pt-PT/common.json')),
  bg: onDemand(() => import('@/locales/bg/common.json')),
};
