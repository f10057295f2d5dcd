import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@/contract/site';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/src/i18n/locales';
import { hashSource } from '@/src/lib/hashSource';
import { refuseCall } from '../exchange/envelopes';
import { type EndDocument, endPageMaker } from './endPage';
import { type EndKind, readEndWords } from './endWords';

const STATUS: Record<EndKind, number> = { unavailable: 503, busy: 503, tooMany: 429, failure: 500 };

interface End {
  kind: EndKind;
  site?: SiteConfig;
  /** When asking again may help; 0 for never. */
  retryAfterS?: number;
}

/** What the pages of Next carry as well (next.config.js). */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'no-store',
};

const localeOf = (url: string): Locale => {
  const first = url.split(/[/?]/, 2)[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
};

const hashes = (texts: readonly string[]) => texts.map(hashSource).join(' ');

function policyOf({ scripts, styles }: EndDocument): string {
  return `default-src 'none'; script-src ${hashes(scripts)}; style-src ${hashes(styles)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Says in the visitor's language why there is no page, with the status and the time to ask again that programs read. */
export function endAnswerer(root: string): (request: IncomingMessage, response: ServerResponse, end: End) => void {
  const wordsOf = readEndWords(root);
  const pageOf = endPageMaker(root);

  return ({ url = '', headers, method }, response, { kind, site, retryAfterS = 0 }) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // A move within the site asks for data; the browser then loads the page itself, and sees this one.
    if (headers['x-nextjs-data'] !== undefined || url.startsWith('/_next/')) {
      const code = kind === 'tooMany' ? 'rateLimited' : kind === 'failure' ? 'internal' : 'unavailable';
      return refuseCall(response, { status: STATUS[kind], code, params: kind === 'tooMany' ? [retryAfterS] : [], retryAfterS });
    }
    const locale = localeOf(url);
    const page = pageOf({ words: wordsOf(kind, locale), locale, site, retryAfterS });
    response.writeHead(STATUS[kind], {
      ...GUARDS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(page.html),
      'Content-Language': locale,
      'Content-Security-Policy': policyOf(page),
      ...(retryAfterS > 0 && { 'Retry-After': retryAfterS }),
    });
    response.end(method === 'HEAD' ? undefined : page.html);
  };
}
