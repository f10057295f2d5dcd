import type { ParsedUrlQuery } from 'node:querystring';
import type { SiteConfig } from '@/contract/site';

/** Who asks for a page, as far as a page for everybody may know. */
export interface PageVisit {
  site: SiteConfig;
  host: string;
  /** Another word once what pages are made of has changed; absent where nobody says. */
  era?: string;
  language: string;
  params: ParsedUrlQuery;
  /** From another page of the site, which asks for what the page starts with and not for a document. */
  isMove: boolean;
}

/** What a page starts with. It must hold nothing personal: the page may be cached for everybody. */
export interface PageStart {
  [prop: string]: unknown;
  /** Not 200, and the page shows what that means instead of itself. */
  statusCode?: number;
  /** Not 200, while the page shows itself; no prop of it. */
  httpStatus?: number;
  /** Path of the page to go to instead. */
  redirectTo?: string;
}
