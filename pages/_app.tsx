import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/globals.css';
import { appWithTranslation } from 'next-i18next/pages';
import i18nConfig from '@/next-i18next.config.js';
import { missingWords } from '@/src/i18n/missingWords';
import { sentences } from '@/src/i18n/sentences';
import { ShellApp } from '@/src/shell';

export default appWithTranslation(ShellApp, { ...i18nConfig, ...missingWords, ...sentences });
