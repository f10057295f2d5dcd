import type { SSRConfig } from 'next-i18next/pages';
import type { Branch } from '@/src/i18n/branches';
import { pageWords } from '@/src/i18n/pageWords';
import { memberWords, shellWords } from '../words';

/** The words of a page: the shell's, for users also what is theirs alone, and its own. */
export function shellPageWords(language: string | undefined, own: readonly Branch[], isSignedIn: boolean): Promise<SSRConfig> {
  return pageWords(language, [...shellWords, ...(isSignedIn ? memberWords : []), ...own]);
}
