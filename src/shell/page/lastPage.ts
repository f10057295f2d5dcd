import type { ShellPageProps } from './pageProps';

// A page that breaks in the browser is replaced by one that nobody made props for: it still stands on the same host, in the same language,
// for the same visitor. Never on the server, where pages of many are made.
let last: Partial<ShellPageProps> = {};

/** To be told of each page that is shown. */
export function noteLastPage({ site, listing, isSignedIn, _nextI18Next }: Partial<ShellPageProps>): void {
  if (typeof window !== 'undefined' && site)
    last = { site, isSignedIn, ...(listing && { listing }), ...(_nextI18Next && { _nextI18Next }) };
}

/** Brand, words and session of the page that was shown last in this browser. */
export const lastPage = (): Partial<ShellPageProps> => last;
