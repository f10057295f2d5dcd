import type { SSRConfig } from 'next-i18next/pages';
import type { Listing, ShellSite } from '@/src/brand/shellSite';

/** What the shell gives every page; a page's own data stands beside it. */
export interface ShellPageProps extends Partial<SSRConfig> {
  site: ShellSite;
  /** What the brand lists, on pages that show it. */
  listing?: Listing;
  /** Whether the request carried a token: the first paint shows the right header. */
  isSignedIn: boolean;
  /** Set where it is not 200: by the error page, and by a page of something that does not exist. */
  statusCode?: number;
}
