import type { Branch } from '@/src/i18n/branches';

// What each screen says besides what the shell brings. tests/web/i18n/pageWords.test.ts holds the lists to the code.

export const legalWords: readonly Branch[] = ['legal.*', 'legal.title'];
